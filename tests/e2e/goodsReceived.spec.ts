import type { Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PNG } from 'pngjs';
import { expect, test, type Line, type ShopDriver } from './shop';

test.use({ serviceWorkers: 'allow' });

/** The device's stored data of the open delivery. */
interface KeptDelivery {
  readonly lines: readonly { id: string; name: string; amount: number; ratio: number; codes: readonly { gtin: string; ratio: number }[] }[];
  readonly entries: Readonly<Record<string, { received?: number } | undefined>>;
  readonly strange: readonly { gtin: string; count: number }[];
}

const keptOf = (page: Page): Promise<KeptDelivery> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('goods-received:')) ?? '';
    return JSON.parse(localStorage.getItem(name) ?? '{}') as KeptDelivery;
  });
const filterOf = (page: Page, name: 'Offen' | 'Fehler' | 'Alle') => page.getByRole('button', { name: new RegExp(`^${name}: \\d+$`) });
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Positionen der Lieferung' }).locator('[data-line]');
const mailOf = async (page: Page) => new URL((await page.getByRole('link', { name: /^Mail an / }).getAttribute('href')) ?? '');

/**
 * Orders a number of lines of a long template without the page. Returns the order's number, and its number of lines including free
 * ones.
 */
async function ordered(shop: ShopDriver, count: number): Promise<{ orderId: string; lines: number }> {
  const { orderTemplateItems } = await shop.ask<{ orderTemplateItems: { productSku: string; unit: string }[] }>(
    '/v1/t/AL/my/order-templates/template-1000-1?customerId=1000',
  );
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'de' };
  const sending = (method: 'POST' | 'PUT', body: unknown, more = {}) => ({
    method,
    headers: { ...headers, ...more },
    body: JSON.stringify(body),
  });
  const skus = orderTemplateItems.slice(0, count + 20).map(({ productSku }) => productSku);
  const products = await shop.ask<{ sku: string; shopAvailability: { status: string } }[]>(
    '/v1/t/AL/products/skuBatch?customerId=1000',
    sending('POST', skus),
  );
  const sold = new Set(products.flatMap(({ sku, shopAvailability }) => (shopAvailability.status === 'ACTIVE' ? [sku] : [])));
  const lines = orderTemplateItems.flatMap(({ productSku: sku, unit }): Line[] =>
    sold.has(sku) ? [{ sku, amount: 12, unitAbbreviation: unit }] : [],
  );
  await shop.ask('/v1/t/AL/my/shopping-cart-items/1000', sending('PUT', lines.slice(0, count)));
  const { upcomingDays, deliveryAddresses } = await shop.ask<{
    upcomingDays: { day: string }[];
    deliveryAddresses: { externalId: string; unloadingAreas: string[] }[];
  }>('/v1/effective-customers/AL/1000');
  const day = upcomingDays.at(-1)?.day;
  const [address] = deliveryAddresses;
  const {
    id,
    orderItems,
    freeItems = [],
  } = await shop.ask<{ id: string; orderItems: unknown[]; freeItems?: unknown[] }>(
    '/v1/t/AL/my/shopping-cart/1000/submit',
    sending(
      'POST',
      {
        deliveryAddressExternalId: address?.externalId,
        unloadingArea: address?.unloadingAreas[0],
        requestedDeliveryDay: day,
        requestedDeliveryDayFreshProducts: day,
        requestedDeliveryDayFrozenProducts: day,
      },
      { 'Idempotency-Key': crypto.randomUUID() },
    ),
  );
  expect(orderItems).toHaveLength(count);
  return { orderId: id, lines: orderItems.length + freeItems.length };
}

/** Opens a delivery and waits until it needs no network any more. */
async function receive(shop: ShopDriver, orderId: string): Promise<void> {
  const { page } = shop;
  await shop.go(`/my/goods-received?order=${orderId}`);
  await expect(
    page
      .getByRole('link', { name: /^Mail an |^Bericht als Mail$/ })
      .or(page.getByRole('button', { name: 'Abschließen' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^Die Strichcodes der Artikel/)).toHaveCount(0);
  await shop.settled();
}

/** Opens a line of those that are open, says something about it, and closes it. */
async function say(page: Page, place: number, what: () => Promise<void>): Promise<void> {
  await rowsOf(page).nth(place).getByRole('button', { expanded: false }).click();
  await what();
  await page.getByRole('button', { name: 'Fertig', exact: true }).click();
}

/** A camera's picture: larger than the stored one. */
function photo(): { name: string; mimeType: string; buffer: Buffer } {
  const picture = new PNG({ width: 2_000, height: 1_500 });
  picture.data.fill(160);
  return { name: 'ramp.png', mimeType: 'image/png', buffer: PNG.sync.write(picture) };
}

test.describe('Goods received', () => {
  test('80 lines with six faults, from start to mail, without a network and with a reload in the middle', async ({
    shop,
    page,
    context,
  }) => {
    await shop.as('jana.al', { path: '/my/orders' });
    const { orderId, lines } = await ordered(shop, 80);
    await receive(shop, orderId);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(filterOf(page, 'Offen')).toHaveText(`Offen: ${lines}`);
    shop.allowFailedCalls();
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await context.setOffline(true);

    await say(page, 0, () => page.getByRole('button', { name: 'Nichts gekommen', exact: true }).click());
    await say(page, 0, async () => {
      await page.getByRole('button', { name: 'Zu warm', exact: true }).click();
      await page.getByRole('textbox', { name: 'Gemessen, in °C' }).fill('9');
    });
    await say(page, 0, async () => {
      await page.getByRole('button', { name: 'Beschädigt', exact: true }).click();
      await page.getByLabel('Foto aufnehmen').first().setInputFiles(photo());
      await expect(page.getByRole('img', { name: /^Bild 1: / })).toBeVisible();
    });
    await say(page, 0, () => page.getByRole('textbox', { name: /^Erhalten von 12/ }).fill('13'));
    const cold = page.getByRole('button', { name: /^Temperatur: \d+$/ });
    const unmeasured = Number(/\d+/.exec(await cold.innerText())?.[0]);
    await cold.click();
    await page
      .locator('[data-cold]')
      .filter({ hasText: /(?<!tief)gekühlt, höchstens/ })
      .filter({ hasNotText: ' Uhr' })
      .first()
      .getByRole('textbox')
      .fill('-1,5');
    await expect(cold).toHaveText(`Temperatur: ${unmeasured - 1}`);
    await shop.reload();
    await expect(cold).toHaveText(`Temperatur: ${unmeasured - 1}`);
    await expect(filterOf(page, 'Fehler')).toHaveText('Fehler: 4');
    await say(page, 0, () => page.getByRole('button', { name: 'Falscher Artikel', exact: true }).click());
    await say(page, 0, async () => {
      await page.getByRole('button', { name: 'Zu kurz haltbar', exact: true }).click();
      await page.getByRole('textbox', { name: 'Anmerkung' }).fill('Nur noch zwei Tage');
    });
    await expect(filterOf(page, 'Offen')).toHaveText(`Offen: ${lines - 6}`);
    // The keyboard stays where the next line comes to.
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /Menge wie bestellt$/ })
      .focus();
    for (let left = lines - 7; left >= 0; left -= 1) {
      await page.keyboard.press('Space');
      await expect(filterOf(page, 'Offen')).toHaveText(`Offen: ${left}`);
    }
    await expect(page.getByText('Alles ist geprüft')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fehlendes in den Warenkorb' })).toBeDisabled();

    const mail = await mailOf(page);
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toContain('@');
    expect(mail.searchParams.get('subject')).toBe(`Wareneingang zu Bestellung ${orderId}`);
    const body = mail.searchParams.get('body') ?? '';
    for (const fault of [
      /12\s\S+ fehlen/,
      /Zu warm, 9 °C/,
      /Beschädigt/,
      /1\s\S+ zu viel/,
      /Falscher Artikel/,
      /Zu kurz haltbar, Nur noch zwei Tage/,
    ])
      expect(body).toMatch(fault);
    expect(body.split('\r\n').filter((line) => line.startsWith('- '))).toHaveLength(6);
    await expect(page.getByText(/^Mit der Mail gehen keine Bilder mit/)).toBeVisible();

    // The temperature list opens offline, with what was measured, and what was not.
    await page.getByRole('link', { name: 'Temperaturliste' }).click();
    const table = page.getByRole('table', { name: 'Temperaturliste' });
    await expect(table.getByRole('row', { name: /−1,5 °C in Ordnung jana\.al$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /nicht gemessen/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Alles ist geprüft')).toBeVisible();

    await context.setOffline(false);
    const name = (await keptOf(page)).lines[0]?.name ?? '';
    await page.getByRole('button', { name: 'Fehlendes in den Warenkorb' }).click();
    await expect(page.getByRole('button', { name: 'Fehlendes in den Warenkorb' })).toHaveCount(0);
    const { items } = await shop.ask<{ items: { name?: string; amount: number }[] }>('/v1/t/AL/my/shopping-cart/1000');
    expect(items.map(({ amount }) => amount)).toEqual([12]);
    await filterOf(page, 'Fehler').click();
    await expect(rowsOf(page).first()).toContainText(name);
  });

  test('From the orders to what comes today, on paper with its picture, and nothing left once it is finished', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders' });
    await page.getByRole('link', { name: 'Wareneingang' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wareneingang' })).toBeVisible();
    await page.getByRole('link', { name: /^4501000044/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wareneingang: Bestellung 4501000044' })).toBeVisible();
    await say(page, 0, async () => {
      await page.getByRole('button', { name: 'Beschädigt', exact: true }).click();
      await page
        .getByLabel('Foto aufnehmen')
        .first()
        .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
      await expect(page.getByRole('alert')).toContainText('Diese Datei ist kein Bild');
      await page.getByLabel('Foto aufnehmen').first().setInputFiles(photo());
      await expect(page.getByRole('img', { name: /^Bild 1: / })).toBeVisible();
    });
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('region', { name: 'Bericht' });
    await expect(paper).toContainText('Beschädigt');
    const picture = paper.getByRole('img', { name: /^Bild 1: / });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_280);
    await expect(page.getByRole('button', { name: 'Abschließen' })).toBeHidden();
    const pdf = await PDFDocument.load(await page.pdf());
    expect(pdf.getPageCount()).toBe(1);
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Abschließen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abschließen und löschen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wareneingang', exact: true })).toBeVisible();
    await expect(page.getByText('Auf diesem Gerät begonnen')).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('goods-received:')))).toEqual([]);
    const pictures = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('goods-received');
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction('pictures').objectStore('pictures').count();
              counting.addEventListener('success', () => {
                opening.result.close();
                resolve(counting.result);
              });
            });
          }),
      );
    expect(await pictures()).toBe(0);
  });
});
