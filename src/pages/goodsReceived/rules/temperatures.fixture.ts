import type { TemperatureRecord } from './temperatures';

/** A temperature within its limit, taken at 06:10 on 30 November 2026. */
export const exampleRecord: TemperatureRecord = {
  orderId: '4501000040',
  lineId: '0',
  day: '2026-11-30',
  takenAt: Date.UTC(2026, 10, 30, 5, 10),
  takenBy: 'Anna Egger',
  number: 'A-711',
  name: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
  kind: 'fresh',
  limit: 6,
  temperature: 4.5,
  note: '',
};

/** One record of each result. */
export const exampleRecords: readonly TemperatureRecord[] = [
  exampleRecord,
  {
    ...exampleRecord,
    lineId: '1',
    number: 'A-900',
    name: 'Pommes frites',
    kind: 'frozen',
    limit: -15,
    temperature: -12.5,
    note: 'Zurückgegeben',
  },
  { ...exampleRecord, lineId: '2', number: 'HB-7781', name: 'Räucherforelle', kind: undefined, limit: undefined, temperature: 2 },
  { ...exampleRecord, lineId: '3', number: 'A-712', name: 'Topfen', takenAt: undefined, takenBy: '', temperature: undefined },
];
