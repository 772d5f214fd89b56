import { toolKitchen } from '../../../mocks/world/toolKitchen';
import { largeKitchen, usualBuyer, type Bench, type BenchOptions } from '../bench-shop';
import { interleave } from '../rounds';
import { sampleOf, type Figure, type Sample } from '../table';
import type { Conditions, Visit } from '../visit';
import { changeAmount, type Change } from './amount';

const cold: Conditions = { cpu: 4, isSlow4g: true };
const slowed: Conditions = { cpu: 4, isSlow4g: false };
const counting: Conditions = { cpu: 1, isSlow4g: false, countsRenders: true };
const MiB = 1024 * 1024;

const longTemplate = `/my/ordertemplates/template-${toolKitchen}-1`;
const shortTemplate = `/my/ordertemplates/template-${usualBuyer.customerId}-1`;

interface Load {
  readonly shown: number;
  readonly shift: number;
  readonly heap: number;
  readonly elements: number;
}

const elementsOf = ({ page }: Visit) => page.evaluate(() => document.getElementsByTagName('*').length);

async function load(visit: Visit): Promise<Load> {
  await visit.settle();
  const { shown = Number.NaN, shift } = await visit.watched();
  return { shown, shift, heap: await visit.heap(), elements: await elementsOf(visit) };
}

/** From the top to the end by one window after the other; bytes in use then. */
async function toTheEnd(visit: Visit): Promise<Pick<Load, 'heap' | 'elements'>> {
  await visit.settle();
  for (let place = 1; place <= 20; place += 1) {
    await visit.page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), place / 20);
    await visit.idle();
  }
  return { heap: await visit.heap(), elements: await elementsOf(visit) };
}

/** An order template of 300 lines against one of about ten: loaded, an amount typed until it is saved, and gone through to the end. */
export async function template(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const long = <Result>(conditions: Conditions, measure: (visit: Visit) => Promise<Result>) =>
    bench.shop(longTemplate, conditions, measure, 0, largeKitchen);
  const both = <Result>(conditions: Conditions, measure: (visit: Visit) => Promise<Result>) => ({
    long: () => long(conditions, measure),
    short: () => bench.shop(shortTemplate, conditions, measure),
  });
  const loads = await interleave(rounds, both(cold, load));
  const changes = await interleave(rounds, both(slowed, changeAmount));
  const counted = await long(counting, changeAmount);
  const end = await long(slowed, toTheEnd);
  const part = 'Order template of 300 lines, against one of about 10, CPU 4 ×';
  const against = <Run>(samples: (name: 'long' | 'short', read: (run: Run) => number) => Sample, read: (run: Run) => number) => ({
    part,
    value: samples('long', read),
    against: { name: '10', value: samples('short', read) },
  });
  return [
    { ...against<Load>(loads, ({ shown }) => shown), name: 'shown, cold, slow 4G', unit: 'ms', bound: 1.5 },
    { part, name: 'layout shift', unit: '', value: loads('long', ({ shift }) => shift), bound: 0 },
    { part, name: 'elements', unit: '', value: loads('long', ({ elements }) => elements), bound: 3000 },
    { ...against<Load>(loads, ({ heap }) => heap / MiB), name: 'heap', unit: 'MiB', bound: 1.5 },
    { ...against<Change>(changes, ({ longest }) => longest), name: 'longest event of a typed amount', unit: 'ms', bound: 2 },
    { part, name: 'rows redrawn by it', unit: '', value: sampleOf([counted.distinctRows]), bound: 1 },
    { part, name: 'components redrawn by it', unit: '', value: sampleOf([counted.components]) },
    {
      part,
      name: 'heap, gone through to the end',
      unit: 'MiB',
      value: sampleOf([end.heap / MiB]),
      against: { name: 'at first', value: loads('long', ({ heap }) => heap / MiB) },
      bound: 1.5,
    },
    { part, name: 'elements at the end', unit: '', value: sampleOf([end.elements]), bound: 3000 },
  ];
}
