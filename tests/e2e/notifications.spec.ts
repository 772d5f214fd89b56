import type { Page } from '@playwright/test';
import { fetchFor } from './answers';
import { expect, test } from './shop';

/** The way in the head of the page; the account's own way to them has the same name once all are read. */
const news = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', { name: unread === 0 ? 'Nachrichten' : `Nachrichten, ${unread} ungelesen`, exact: true });

test.describe('Notifications', () => {
  test('Opening one marks it as read: the count falls, here and in the other tab', async ({ shop, page, context }) => {
    await shop.as('anna.al', { path: '/search' });
    const other = await context.newPage();
    await other.goto(`${shop.origin()}/flyers`);
    await expect(news(other, 2)).toBeVisible();
    await shop.settled();
    await news(page, 2).click();
    await page.getByRole('button', { name: 'Ungelesen: Einladung zur Herbstmesse' }).click();
    await expect(page.getByRole('link', { name: 'Zur Messe' })).toBeVisible();
    await expect(news(page, 1)).toBeVisible();
    await expect(page).toHaveURL(/message=809$/);
    await expect(news(other, 1)).toBeVisible();
    await shop.reload();
    await expect(page.getByRole('button', { name: 'Einladung zur Herbstmesse', exact: true })).toHaveAttribute('aria-expanded', 'true');
  });

  /** Ways to close it, and which of them mark it as read: src/app/overlays/UrgentNotification.stories.tsx. */
  test('An important one opens once, but never over checkout; a link leads on in this tab and leaves it unread, its own button alone marks it', async ({
    shop,
    page,
    context,
  }) => {
    await page.route('**/notifications/urgent', async (route) => {
      const answer = await fetchFor(route);
      const summary = (await answer.json()) as { mostRecentUnread: { content: string } };
      summary.mostRecentUnread.content += '<p>Betroffen sind <a href="/search?query=K%C3%A4se" target="_blank">diese Artikel</a>.</p>';
      await route.fulfill({ response: answer, json: summary });
    });
    await shop.as('clara.al', { path: '/checkout' });
    await expect(news(page, 4)).toBeVisible();
    await shop.settled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await shop.go('/flyers');
    const dialog = page.getByRole('dialog', { name: 'Geänderte Liefertage zu den Feiertagen' });
    await expect(dialog.getByText(/^Frischware/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Alle Liefertage' })).toBeVisible();
    await dialog.getByRole('link', { name: 'diese Artikel' }).click();
    await expect(page).toHaveURL(/\/search\?query=/);
    await expect(dialog).toHaveCount(0);
    await expect(news(page, 4)).toBeVisible();
    await shop.reload();
    await expect(dialog).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    expect(await shop.callsOf('markNotificationsRead')).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(news(page, 3)).toBeVisible();
    await shop.go('/contacts');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/notifications/urgent');
    await shop.reload();
    await page.getByRole('dialog', { name: 'Rückruf: eine Charge Bergkäse' }).getByRole('button', { name: 'Schließen' }).click();
    await expect(news(page, 2)).toBeVisible();
  });
});
