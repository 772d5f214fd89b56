import { storyNow } from '#storybook/clock.ts';
import { consentCookieNames, cookieNames, mockCookieNames } from '#mocks/cookieNames.ts';
import { demoUsers } from '#mocks/demoUsers.ts';
import { serveFolder } from '#scripts/staticServer.ts';
import { holdAgainstReference, steadyPicture } from './reference';
import { isWanted, pictureRun } from './run';
import { annotationTypes, demoIn, placeOfVisit, shopPart, shopVisits, type PictureFacts } from './shots';
import { expect, openStill, waitForResources, still, test } from './stage';

const size = { width: 1440, height: 1600 };

for (const visit of shopVisits.filter((each) => isWanted(placeOfVisit(each), (part) => part === shopPart))) {
  const { name, user, path, storyId } = visit;
  const facts: PictureFacts = {
    place: placeOfVisit(visit),
    title: `The running shop / ${name}`,
    tenant: 'AL',
    mode: 'light',
    language: 'de',
    window: size,
    storyId,
  };
  const annotation = { type: annotationTypes.facts, description: JSON.stringify(facts) };
  test(`The running shop, ${name}`, { annotation }, async ({ browser }, testInfo) => {
    const served = await serveFolder(demoIn(pictureRun.root), { isShop: true });
    const { context, page, settle } = await openStill(browser, size);
    try {
      const url = `http://al.localhost:${new URL(served.url).port}`;
      const refused = consentCookieNames.map((cookie) => ({ name: cookie, value: 'false', url }));
      const customer = demoUsers.find(({ userName }) => userName === user)?.customerIds[0] ?? '';
      await context.addCookies([
        ...refused,
        { name: mockCookieNames.panel, value: 'off', url },
        { name: cookieNames.customer, value: customer, url },
      ]);
      await page.clock.setFixedTime(storyNow);
      await page.goto(`${url}/auth/login?${new URLSearchParams({ user, redirect: path }).toString()}`);
      await page.waitForURL((address) => address.pathname === path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // On a slow machine a page may be quiet for a moment between two of its parts.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // The first visits start their worker and read the catalogue while the machine is busiest.
      if (!(await settle(60_000))) testInfo.annotations.push({ type: annotationTypes.timed });
      await waitForResources(page);
      // A user who may not see a screen is led to another.
      expect(new URL(page.url()).pathname).toBe(path);
      holdAgainstReference(facts.place, await steadyPicture(page, still), testInfo);
    } finally {
      await context.close();
      served.close();
    }
  });
}
