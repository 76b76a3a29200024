"""The cells of the documentation in WebKit."""

from pathlib import Path

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from e2e.docs.test_cells import FIRST
from e2e.engines import in_continuous_integration
from e2e.hosting.host import Host
from e2e.webkit.driver.page import PATIENCE
from e2e.webkit.driver.program import missing
from e2e.webkit.driver.session import OtherHosts, screen, session


def test_a_cell_of_the_first_page_runs(site: Path, tmp_path: Path) -> None:
    if lacking := missing():
        (pytest.fail if in_continuous_integration() else pytest.skip)(lacking)
    host, others = Host(site), OtherHosts()
    with screen() as display, session(display, tmp_path, others) as driver:
        wait = WebDriverWait(driver, PATIENCE)
        driver.get(host.url)
        wait.until(lambda _: driver.find_elements(By.CSS_SELECTOR, ".py-editor-run-button"))[0].click()
        wait.until(lambda _: FIRST in driver.find_element(By.CSS_SELECTOR, ".py-editor-output").text)
    host.stop()
    others.shutdown()
    others.server_close()
    assert others.told() == []
