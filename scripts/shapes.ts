// Writes the shapes by which the transport reads answers, out of the contract's schemas.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: readonly string[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  discriminator?: { propertyName: string; mapping: Readonly<Record<string, string>> };
}

/** Lists that an answer can't do without: if they are missing there is no answer. All others default to empty. */
const substance = new Set([
  'ShoppingCart.items',
  'SearchResult.products',
  'GroupedSearchResult.groupings',
  'ProductGrouping.products',
  'OrderPage.orders',
  'OrderOverviewPage.orders',
  'Order.orderItems',
  'CompanionOrder.items',
  'Page.blocks',
  'RichText.content',
  'Nara.naraCodes',
  'QuantityHistoryResult.products',
  'ReceiptPage.documents',
  'NotificationPage.items',
  'OrderTemplatePage.orderTemplates',
  'OrderTemplate.orderTemplateItems',
  'OrderTemplateDetail.orderTemplateItems',
  'InventoryPage.inventories',
  'GroupedInventoryPage.inventories',
  'InventoryDetails.items',
  'InventoryGroup.inventories',
  'PromotionSearchResult.promotions',
]);

/**
 * Lists that say something only as a whole: by their places (the codes of allergens), or because a missing entry would be read as a
 * statement (no peanuts).
 */
export const allOrNothing = new Set(['Product.allergenInfoCodes', 'ProductDetails.allergenInformation']);

/**
 * Enumerations in which a new word is useless: allergens, because half a list would be a false statement about health. A new word of
 * any other enumeration is kept, and its reader treats it as unknown.
 */
export const closedWords = new Set(['AllergenInformation.allergen', 'AllergenInformation.code']);

/** Lists whose bad entries stay visible: a buyer has to know of every line of the cart. */
const keepWhenEmpty = new Set(['ShoppingCart.items']);

/** Answers with these shapes are checked after writes too, because they become the cart, or the shown order. */
const writeAnswers = new Set(['ShoppingCart', 'CartItem', 'CompanionOrderImport', 'Order']);

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';
const constant = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Generates shapes from schemas. One file for each named object, so that every screen fetches only its own. */
export class ShapeWriter {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #folder: string;
  readonly #written = new Set<string>();

  constructor(schemas: Readonly<Record<string, Schema>>, folder: string) {
    this.#schemas = schemas;
    this.#folder = join(folder, 'shapes');
  }

  /** The expression for the shape of an answer and the constants it needs; undefined where answers are not read. */
  answer(schema: Schema, isRead: boolean): { readonly expression: string; readonly imports: readonly string[] } | undefined {
    if (!isRead && !writeAnswers.has(nameOf(schema.$ref ?? ''))) return undefined;
    const imports = new Set<string>();
    return { expression: this.#expression(schema, '', imports), imports: [...imports] };
  }

  #expression(schema: Schema, owner: string, imports: Set<string>): string {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      const target = this.#schemas[name];
      if (!target) throw new Error(`The contract has no schema ${name}`);
      // A tenant that the shop doesn't know yet is no reason to lose the customer.
      if (name === 'TenantCode') return `'text'`;
      if (!isObject(target)) return this.#expression(target, owner, imports);
      this.#write(name, target);
      if (name === owner) return `() => ${constant(name)}`;
      imports.add(constant(name));
      return constant(name);
    }
    if (schema.items) return `[${this.#expression(schema.items, owner, imports)}]`;
    if (isObject(schema)) return this.#fields(schema, owner, imports);
    return `'${scalarOf(schema)}'`;
  }

  #fields(schema: Schema, owner: string, imports: Set<string>): string {
    if (schema.discriminator) {
      const { propertyName, mapping } = schema.discriminator;
      const kinds = Object.entries(mapping).map(([kind, ref]) => `'${kind}': ${this.#expression({ $ref: ref }, owner, imports)}`);
      return `{ '|${propertyName}': { ${kinds.join(', ')} } }`;
    }
    const { properties, required } = this.#merged(schema);
    const fields = Object.entries(properties).map(([name, field]) => {
      const isRequired = required.has(name);
      const path = `${owner}.${name}`;
      const mark = `${isRequired ? '' : '?'}${isRequired && substance.has(path) ? '!' : ''}${allOrNothing.has(path) ? '*' : ''}${keepWhenEmpty.has(path) ? '+' : ''}`;
      // A moment that must be there is shown as unknown where it can't be read, which is no reason to lose the order it belongs to.
      const expression = isRequired && field.format === 'date-time' ? `'text'` : this.#expression(field, owner, imports);
      const shape = closedWords.has(path) ? expression.replace("'~", "'=") : expression;
      return `${mark ? `'${name}${mark}'` : name}: ${shape}`;
    });
    return `{ ${fields.join(', ')} }`;
  }

  #merged(schema: Schema): { properties: Record<string, Schema>; required: Set<string> } {
    const target = schema.$ref ? (this.#schemas[nameOf(schema.$ref)] ?? {}) : schema;
    const properties: Record<string, Schema> = {};
    const required = new Set(target.required);
    for (const part of (target.allOf ?? []).map((each) => this.#merged(each))) {
      Object.assign(properties, part.properties);
      for (const name of part.required) required.add(name);
    }
    return { properties: { ...properties, ...target.properties }, required };
  }

  #write(name: string, schema: Schema): void {
    if (this.#written.has(name)) return;
    this.#written.add(name);
    const imports = new Set<string>();
    const expression = this.#fields(schema, name, imports);
    mkdirSync(this.#folder, { recursive: true });
    const lines = [
      `import type { Shape } from '${relative(this.#folder, 'src/http/shape').replaceAll('\\', '/')}';`,
      ...[...imports].sort().map((each) => `import { ${each} } from './${each}';`),
      '',
      `export const ${constant(name)}: Shape = ${expression};`,
      '',
    ];
    writeFileSync(join(this.#folder, `${constant(name)}.ts`), lines.join('\n'));
  }
}

function isObject(schema: Schema): boolean {
  return schema.properties !== undefined || schema.allOf !== undefined || schema.discriminator !== undefined;
}

function scalarOf({ type, format, enum: words, anyOf }: Schema): string {
  // An open list of words: those that are known, or any text.
  if (anyOf?.some((each) => each.type === 'string')) return 'text';
  if (words && type === 'string') return `~${words.join('|')}`;
  if (type === 'string') return format === 'date' ? 'date' : format === 'time-of-day' ? 'time' : format === 'date-time' ? 'moment' : 'text';
  return { integer: 'whole', number: 'number', boolean: 'flag', object: 'record' }[type ?? ''] ?? 'any';
}
