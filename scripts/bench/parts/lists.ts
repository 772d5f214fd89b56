import { toolKitchen } from '#mocks/world/toolKitchen.ts';
import { interleave, type Figure } from '../figures';
import { largeKitchen, listPath, usualBuyer, type Bench } from '../shop';
import { cold, slowed, type Visit } from '../visit';

async function load({ settle, watched }: Visit): Promise<number> {
  await settle();
  return (await watched()).shown ?? Number.NaN;
}

/**
 * Types another amount into the first row that can be ordered and leaves it. Returns the longest event until its paint once nothing more is
 * fetched; durations below a frame aren't reported.
 */
async function changeAmount({ page, watched, idle }: Visit): Promise<number> {
  const amount = page.locator('article input:enabled, [data-sku] input:enabled').first();
  await amount.waitFor();
  await idle();
  await amount.focus();
  await amount.press('Control+A');
  const before = await page.evaluate(() => performance.now());
  await page.keyboard.press('7');
  await page.keyboard.press('Tab');
  await idle();
  const { events } = await watched();
  return Math.max(16, ...events.filter(({ start }) => start >= before).map(({ duration }) => duration));
}

/** Long lists against short ones: they must not feel any longer. */
export async function lists(bench: Bench, rounds: number): Promise<Figure[]> {
  const large = { buyer: largeKitchen };
  const template = (customer: string) => `/my/ordertemplates/template-${customer}-1`;
  const sheet = (customer: string) => `/my/order-sheet?source=template:template-${customer}-1`;
  const essence = '/essential-products';
  const of = await interleave(rounds, {
    essence2000: () => bench.shop(essence, cold, load, large),
    essence30: () => bench.shop(essence, cold, load),
    template300: () => bench.shop(template(toolKitchen), cold, load, large),
    template10: () => bench.shop(template(usualBuyer.customerId), cold, load),
    inTemplate300: () => bench.shop(template(toolKitchen), slowed, changeAmount, large),
    inTemplate10: () => bench.shop(template(usualBuyer.customerId), slowed, changeAmount),
    inSheet300: () => bench.shop(sheet(toolKitchen), slowed, changeAmount, large),
    inSheet10: () => bench.shop(sheet(usualBuyer.customerId), slowed, changeAmount),
    inCart1000: () => bench.shop('/checkout', slowed, changeAmount, { lines: 1000 }),
    inCart10: () => bench.shop('/checkout', slowed, changeAmount, { lines: 10 }),
    inList300: () => bench.shop(listPath(300), slowed, changeAmount),
    inR300: () => bench.bound('/plain.html?size=300', slowed, changeAmount),
  });
  const figure = (name: string, long: Parameters<typeof of>[0], short: Parameters<typeof of>[0], bound: number): Figure => {
    const read = (time: number) => time;
    return { name, unit: 'ms', runs: of(long, read), against: { name: short, runs: of(short, read) }, bound };
  };
  return [
    figure('essence list of 2,000 shown', 'essence2000', 'essence30', 1.5),
    figure('template of 300 shown', 'template300', 'template10', 1.5),
    figure('amount in a template of 300', 'inTemplate300', 'inTemplate10', 2),
    figure('amount on an order sheet of 300', 'inSheet300', 'inSheet10', 2),
    figure('amount in a cart of 1,000', 'inCart1000', 'inCart10', 2),
    figure('amount among 300 rows', 'inList300', 'inR300', 1.2),
  ];
}
