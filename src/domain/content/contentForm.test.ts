import { describe, expect, test } from 'vitest';
import {
  askedForm,
  contentFormRules,
  emptyAnswers,
  isAnswered,
  keptAnswers,
  linesOf,
  readAnswers,
  refusedFields,
  type AskedField,
  type ContentFormValues,
} from './contentForm';
import type { FormField } from '#gen/models/index.ts';
import { parseKept } from '#platform/keptJson.ts';

const textField = (label: string, more: Partial<FormField> = {}): FormField => ({ label, required: false, type: 'TEXT', ...more });
const choiceField = (choiceType: 'SELECT' | 'RADIO' | 'CHECK', choices: string[], required = false): FormField => ({
  label: choiceType,
  required,
  type: 'CHOICE',
  choiceInput: { choiceType, choices },
});

/** Name, postcode (four digits), message, and one choice of each kind. */
const definition: FormField[] = [
  textField('Name', { required: true, textInput: { placeholder: 'Anna' } }),
  textField('PLZ', { textInput: { regexPattern: '^\\d{4}$', regexLabel: 'Vier Ziffern.' } }),
  textField('Nachricht', { textInput: { multiline: true } }),
  choiceField('SELECT', ['Hotel', 'Gasthaus']),
  choiceField('RADIO', ['Ja', 'Nein'], true),
  choiceField('CHECK', ['Wein', 'Käse', 'Wein', ' ', 'Obst'], true),
];
const { fields } = askedForm(definition);
const right: ContentFormValues = {
  field0: [' Anna '],
  field1: ['5700'],
  field2: [''],
  field3: [],
  field4: ['1'],
  field5: ['2', '0'],
};

describe('the fields of a form', () => {
  test('have their kinds, and each choice once', () => {
    expect(fields.map(({ name, label, isRequired, input }) => [name, label, isRequired, input.kind])).toEqual([
      ['field0', 'Name', true, 'text'],
      ['field1', 'PLZ', false, 'text'],
      ['field2', 'Nachricht', false, 'text'],
      ['field3', 'SELECT', false, 'select'],
      ['field4', 'RADIO', true, 'radio'],
      ['field5', 'CHECK', true, 'check'],
    ]);
    expect(fields[1]?.input).toEqual({
      kind: 'text',
      isMultiline: false,
      placeholder: undefined,
      pattern: '^\\d{4}$',
      patternText: 'Vier Ziffern.',
    });
    expect(fields[5]?.input).toMatchObject({ choices: ['Wein', 'Käse', 'Obst'] });
  });

  test.each<[string, FormField]>([
    ['no label', textField('  ')],
    ['a label that is too long to be sent', textField('x'.repeat(201))],
    ['no choices', choiceField('RADIO', [])],
    ['blank choices', choiceField('CHECK', ['', ' '])],
    ['nothing to choose from', { label: 'x', required: false, type: 'CHOICE' }],
    ['a kind of choice that the shop does not know', choiceField('DIAL' as never, ['a'])],
    ['a kind that the shop does not know', { label: 'x', required: false, type: 'FILE' as never }],
  ])('leave out a field with %s; the form can be filled in unless the field is required', (_case, field) => {
    expect(askedForm([textField('a'), field, textField('b')])).toMatchObject({
      fields: [{ name: 'field0' }, { name: 'field2' }],
      leftOut: [field.label],
      isUsable: true,
    });
    expect(askedForm([textField('a'), { ...field, required: true }]).isUsable).toBe(false);
  });

  test('are unusable if empty, and limited to the number that can be sent', () => {
    expect(askedForm([]).isUsable).toBe(false);
    expect(askedForm(Array.from({ length: 101 }, (_, place) => textField(`${place}`)))).toMatchObject({ leftOut: ['100'] });
    expect(askedForm([textField('x'.repeat(200))]).leftOut).toEqual([]);
  });
});

/** The fault of each field that has one. */
async function faultsOf(values: ContentFormValues, asked: readonly AskedField[] = fields): Promise<Record<string, string>> {
  const rules = contentFormRules(asked, async (pattern, text) => new RegExp(pattern).test(text));
  const { error } = await rules.safeParseAsync(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the rules of a form', () => {
  test.each<[string, ContentFormValues, Record<string, string>]>([
    ['all is right', {}, {}],
    ['optional answers are empty', { field1: [''], field3: [] }, {}],
    ['blanks are nothing', { field0: [' \n'] }, { field0: 'contentForm.fault.missing' }],
    ['4,000 characters', { field2: [` ${'x'.repeat(4000)} `] }, {}],
    ['4,001 characters', { field2: ['x'.repeat(4001)] }, { field2: 'field.tooLong' }],
    ['a pattern is broken', { field1: ['570'] }, { field1: 'contentForm.fault.pattern' }],
    ['blanks around a match', { field1: [' 5700 '] }, {}],
    ['nothing is chosen', { field4: [], field5: [] }, { field4: 'contentForm.fault.choose', field5: 'contentForm.fault.choose' }],
  ])('%s', async (_case, change, faults) => {
    expect(await faultsOf({ ...right, ...change })).toEqual(faults);
  });

  test('check no pattern on a text that is too long', async () => {
    const asked: string[] = [];
    const rules = contentFormRules(fields, (_pattern, text) => {
      asked.push(text);
      return true;
    });
    await rules.safeParseAsync({ ...right, field1: ['5'.repeat(4001)] });
    expect(asked).toEqual([]);
  });

  test('allow at most fifty ticks', async () => {
    const many = askedForm([
      choiceField(
        'CHECK',
        Array.from({ length: 60 }, (_, place) => `${place}`),
      ),
    ]).fields;
    const ticked = (count: number) => ({ field0: Array.from({ length: count }, (_, place) => `${place}`) });
    expect([await faultsOf(ticked(50), many), await faultsOf(ticked(51), many)]).toEqual([{}, { field0: 'contentForm.fault.tooMany' }]);
  });
});

test('the answers are sent in the editors’ order and words', () => {
  expect(linesOf(fields, right)).toEqual([
    { label: 'Name', values: ['Anna'] },
    { label: 'PLZ', values: ['5700'] },
    { label: 'RADIO', values: ['Nein'] },
    { label: 'CHECK', values: ['Wein', 'Obst'] },
  ]);
  expect(linesOf(fields, emptyAnswers(fields))).toEqual([]);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['a label', ['PLZ'], ['field1']],
  ['a path in the sent form', ['$.lines[3].values'], ['field5']],
  ['a path without its root', ['lines[0]'], ['field0']],
  ['both', ['CHECK', '$.lines[3]'], ['field5']],
  ['nothing for unknown paths', ['Alter', '$.lines[9]', '$.formId'], []],
])('a refusal names %s', (_case, refused, names) => {
  expect(refusedFields(refused, fields, linesOf(fields, right))).toEqual(names);
});

describe('stored answers', () => {
  test('are restored unchanged', () => {
    expect(readAnswers(keptAnswers(fields, right), fields)).toEqual(right);
  });

  test('keep texts and positions of choices in another language', () => {
    const english = askedForm([
      textField('Name', { required: true }),
      textField('Postcode'),
      textField('Message'),
      choiceField('SELECT', ['Hotel', 'Restaurant']),
      choiceField('RADIO', ['Yes', 'No'], true),
      choiceField('CHECK', ['Wine', 'Cheese', 'Fruit'], true),
    ]).fields;
    const read = readAnswers(keptAnswers(fields, right), english);
    expect(linesOf(english, read).at(-1)).toEqual({ label: 'CHECK', values: ['Wine', 'Fruit'] });
  });

  test('drop only the answers to fields that the editors changed', () => {
    const changed = askedForm([...definition.slice(0, 4), choiceField('RADIO', ['Ja', 'Nein', 'Vielleicht']), textField('Neu')]).fields;
    expect(readAnswers(keptAnswers(fields, right), changed)).toEqual({ ...right, field4: [], field5: [''] });
  });

  test.each([
    null,
    '',
    'null',
    '7',
    '{"field0":["x"]}',
    '[7,null,["field0"]]',
    '[["field0","text",[]]]',
    '[["field0","text",[1]]]',
    '[["field4","radio 2",["0","1"]]]',
    '[["field4","radio 2",["2"]]]',
    '[["__proto__","text",["x"]]]',
  ])('are dropped if invalid: %j', (text) => {
    expect(readAnswers(parseKept(text), fields)).toEqual(emptyAnswers(fields));
  });
});

test.each<[ContentFormValues, boolean]>([
  [emptyAnswers(fields), false],
  [{ ...emptyAnswers(fields), field3: ['0'] }, true],
  [{ ...emptyAnswers(fields), field0: ['a'] }, true],
])('%j: has input: %s', (values, is) => {
  expect(isAnswered(values)).toBe(is);
});
