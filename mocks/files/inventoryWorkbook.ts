import type { Language } from '../language';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { countedInBaseUnit } from '#domain/inventory/inventory.ts';
import { decimal, moneyText, readDecimal, roundMoney } from '#domain/price/money.ts';
import type { InventoryItem, InventoryPriceSorting, NonWebshopInventoryItem } from '#gen/models/index.ts';
import type { InventoryRecord } from '../state/inventories';
import { word } from './fileTexts';
import { workbookOf, type CellValue, type SheetColumn } from './workbook';

/** Inputs of an export of inventories. */
export interface InventoryExport {
  readonly language: Language;
  readonly records: readonly InventoryRecord[];
  readonly mode: InventoryPriceSorting;
  /** True if each product has one row. */
  readonly isGrouped: boolean;
  readonly showsPrices: boolean;
  /** The purchase price of one base unit in EUR by the mode; undefined for a product never bought. */
  readonly priceOf: (sku: string) => string | undefined;
  readonly baseUnitOf: (sku: string) => string | undefined;
}

/** A product's stock: the counted quantity in base units. */
interface Stock {
  readonly number: string;
  readonly name: string;
  readonly quantity: string;
  readonly baseUnit: string | undefined;
  /** Undefined for products that the shop doesn't sell. */
  readonly sku: string | undefined;
}

function stockOf(item: InventoryItem, { baseUnitOf }: InventoryExport): Stock {
  const { productSku: sku, productName: name } = item;
  return { number: sku, name, quantity: countedInBaseUnit(item).toString(), baseUnit: baseUnitOf(sku), sku };
}

function otherStockOf({ gtin = '', productName, unit, amount }: NonWebshopInventoryItem): Stock {
  return { number: gtin, name: productName, quantity: decimal(amount).toString(), baseUnit: unit, sku: undefined };
}

/** Base quantity, its unit, and the value of the stock. */
function valueCells({ quantity, baseUnit, sku }: Stock, { showsPrices, priceOf }: InventoryExport): CellValue[] {
  const price = showsPrices && sku !== undefined ? readDecimal(priceOf(sku)) : undefined;
  const value = price && roundMoney(price.times(quantity));
  return [
    decimal(quantity).toNumber(),
    baseUnit,
    ...(showsPrices ? [price && decimal(moneyText(price)).toNumber(), value && value.toNumber()] : []),
  ];
}

function valueColumns({ language, mode, showsPrices }: InventoryExport): SheetColumn[] {
  return [
    { title: word('baseQuantity', language), width: 16 },
    { title: word('baseUnit', language), width: 12 },
    ...(showsPrices
      ? [
          { title: word(mode, language), width: 18, format: '#,##0.00' },
          { title: word('value', language), width: 14, format: '#,##0.00' },
        ]
      : []),
  ];
}

/** One row for each product with the sum of all inventories: by its number, or by name and unit where it has none. */
function groupedRows(source: InventoryExport): CellValue[][] {
  const stocks = new Map<string, Stock>();
  for (const { items, nonWebshopItems } of source.records) {
    for (const stock of [...items.map((item) => stockOf(item, source)), ...nonWebshopItems.map(otherStockOf)]) {
      const key = stock.sku ?? `${stock.number}/${stock.name}/${stock.baseUnit}`;
      const known = stocks.get(key);
      stocks.set(key, known ? { ...known, quantity: decimal(known.quantity).plus(stock.quantity).toString() } : stock);
    }
  }
  return [...stocks.values()].map((stock) => [stock.number, stock.name, ...valueCells(stock, source)]);
}

function singleRows(source: InventoryExport): CellValue[][] {
  return source.records.flatMap(({ inventory, items, nonWebshopItems }) => {
    const head = [dayOfMoment(new Date(inventory.createdAt)), inventory.inventoryLocation, inventory.unloadingArea, inventory.createdBy];
    return [
      ...items.map((item) => [
        ...head,
        item.productSku,
        item.productName,
        item.capturedQuantity,
        item.capturedUnit,
        ...valueCells(stockOf(item, source), source),
      ]),
      ...nonWebshopItems.map((item) => [
        ...head,
        item.gtin,
        item.productName,
        item.amount,
        item.unit,
        ...valueCells(otherStockOf(item), source),
      ]),
    ];
  });
}

/** Inventories as a workbook: each line of each of them, or one row for each product; valued for those who may see prices. */
export async function inventoryWorkbook(source: InventoryExport): Promise<Blob> {
  const { language, isGrouped } = source;
  const product = [
    { title: word('number', language), width: 16 },
    { title: word('product', language), width: 48 },
  ];
  const columns = isGrouped
    ? [...product, ...valueColumns(source)]
    : [
        { title: word('date', language), width: 12 },
        { title: word('place', language), width: 36 },
        { title: word('unloadingArea', language), width: 18 },
        { title: word('countedBy', language), width: 16 },
        ...product,
        { title: word('amount', language), width: 10 },
        { title: word('unit', language), width: 10 },
        ...valueColumns(source),
      ];
  return workbookOf({ name: word('inventories', language), columns, rows: isGrouped ? groupedRows(source) : singleRows(source) });
}
