"""What serving the site says."""

import socket
import sys
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from web.build import serve


def served(port: int, monkeypatch: pytest.MonkeyPatch, site: Path) -> None:
    """Serves at a port until it is interrupted, which is at once."""

    def interrupted(_server: ThreadingHTTPServer) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(serve.StaticServer, "serve_forever", interrupted)
    monkeypatch.setattr(sys, "argv", ["serve", "--site", str(site), "--port", str(port)])
    serve.main()


def test_another_port_than_the_one_asked_for_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Bug: where another program had the port, the site was at another one without a word."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        served(port, monkeypatch, tmp_path)
        told, where = capsys.readouterr().out.splitlines()
    assert told.startswith(f"Another program has port {port}, so Ramparts takes port ")
    assert told.removesuffix(".").rpartition(" ")[2] in where
    assert f":{port}/" not in where
    served(0, monkeypatch, tmp_path)
    assert len(capsys.readouterr().out.splitlines()) == 1
