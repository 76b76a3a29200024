"""Help from the solver: the light, hints, the way back, and the solution shown. It is never given unasked."""

from dataclasses import replace

from ramparts.app import speech
from ramparts.app.insight import Known, last_winnable, undecided, verdict
from ramparts.app.model import Model
from ramparts.app.protocol import Answer, Question, seek
from ramparts.cards import Card
from ramparts.deals import numbered, parse_deal, position_text
from ramparts.game import Role
from ramparts.notation import move_text, parse_move
