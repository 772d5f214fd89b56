import { describe, expect, test } from 'vitest';
import {
  isProfileChanged,
  profileFormOf,
  profileUpdateOf,
  recipientsChangeOf,
  readProfileForm,
  userProfileRules,
  type UserProfileForm,
} from './userProfileForm';
import { parseKept } from '#platform/keptJson.ts';

const stored: UserProfileForm = {
  firstName: 'Anna',
  lastName: 'Huber',
  email: 'anna@gasthof.example',
  orderMails: { chosen: ['anna@gasthof.example'], added: [], typed: '' },
  labelMails: { chosen: [], added: [], typed: '' },
};

/** The faults of a form by field. */
function faultsOf(form: UserProfileForm) {
  const result = userProfileRules.safeParse(form);
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const many = Array.from({ length: 51 }, (_, index) => `kueche${index}@gasthof.example`);

describe('Validation', () => {
  test.each([
    ['everything in order', {}, []],
    ['no first name', { firstName: '  ' }, [['firstName', 'userProfile.fault.name']]],
    ['no last name', { lastName: '' }, [['lastName', 'userProfile.fault.name']]],
    ['a name of 100 letters', { lastName: 'x'.repeat(100) }, []],
    ['a name of 101 letters', { lastName: 'x'.repeat(101) }, [['lastName', 'userProfile.fault.nameTooLong']]],
    ['blanks around 100 letters', { firstName: ` ${'x'.repeat(100)} ` }, []],
    ['no address', { email: ' ' }, [['email', 'userProfile.fault.emailMissing']]],
    ['an address without a dot', { email: 'anna@gasthof' }, [['email', 'userProfile.fault.email']]],
    ['an address with blanks around it', { email: ' anna@gasthof.example ' }, []],
    ['a recipient that is no address', { orderMails: { chosen: [], added: [], typed: 'büro' } }, [['orderMails', 'field.mail.invalid']]],
    ['a recipient that is typed and not added', { labelMails: { chosen: [], added: [], typed: 'k@g.example' } }, []],
    ['50 recipients', { labelMails: { chosen: many.slice(0, 50), added: [], typed: '' } }, []],
    ['51 recipients', { labelMails: { chosen: many, added: [], typed: '' } }, [['labelMails', 'userProfile.fault.tooMany']]],
    [
      '50 recipients and one typed',
      { orderMails: { chosen: many.slice(0, 50), added: [], typed: 'k@g.example' } },
      [['orderMails', 'userProfile.fault.tooMany']],
    ],
  ])('%s', (_case, change, faults) => expect(faultsOf({ ...stored, ...change })).toEqual(faults));
});

test('The form starts with the user’s data, and with empty fields for missing data', () => {
  const user = { userId: '1', username: 'anna.al' };
  expect(
    profileFormOf({ ...user, firstname: 'Anna', lastname: 'Huber', email: 'anna@gasthof.example', ordermails: ['anna@gasthof.example'] }),
  ).toEqual(stored);
  expect(profileFormOf(user)).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    orderMails: { chosen: [], added: [], typed: '' },
    labelMails: { chosen: [], added: [], typed: '' },
  });
});

test('Selected and typed values are sent without blanks', () => {
  const form = {
    firstName: ' Anja ',
    lastName: 'Huber-Moser ',
    email: ' anna@neu.example',
    orderMails: { chosen: ['a@g.example'], added: ['a@g.example', 'b@g.example'], typed: ' c@g.example ' },
    labelMails: { chosen: ['a@g.example'], added: [], typed: 'A@G.example' },
  };
  expect(profileUpdateOf(form, stored)).toEqual({
    firstname: 'Anja',
    lastname: 'Huber-Moser',
    email: 'anna@neu.example',
  });
  expect(recipientsChangeOf('orderMails', form, stored)?.after).toEqual(['a@g.example', 'c@g.example']);
  expect(recipientsChangeOf('labelMails', form, stored)?.after).toEqual(['a@g.example']);
});

describe('Only changes are sent', () => {
  test.each([
    ['nothing', {}, {}],
    ['blanks', { firstName: 'Anna ' }, {}],
    ['a name', { lastName: 'Moser' }, { lastname: 'Moser' }],
    ['no recipient any more', { orderMails: { chosen: [], added: [], typed: '' } }, {}],
    ['an invisible blank in the address', { email: `${stored.email}\u200b` }, {}],
  ])('%s', (_case, change, sent) => expect(profileUpdateOf({ ...stored, ...change }, stored)).toEqual(sent));
});

describe('Unsaved changes', () => {
  test.each([
    ['nothing', {}, false],
    ['blanks', { firstName: 'Anna ' }, false],
    ['a name', { lastName: 'Moser' }, true],
    ['the address', { email: 'a@g.example' }, true],
    ['a recipient less', { orderMails: { chosen: [], added: [], typed: '' } }, true],
    ['a recipient more', { labelMails: { chosen: ['a@g.example'], added: ['a@g.example'], typed: '' } }, true],
    ['something typed', { labelMails: { chosen: [], added: [], typed: 'a' } }, true],
  ])('%s', (_case, change, isChanged) => expect(isProfileChanged({ ...stored, ...change }, stored)).toBe(isChanged));
});

describe('A stored form', () => {
  test.each([
    ['nothing', null, stored],
    ['no JSON', '{', stored],
    ['a list', '[]', stored],
    ['a name', '{"lastName":"Moser"}', { ...stored, lastName: 'Moser' }],
    ['numbers', '{"firstName":1,"email":null,"orderMails":[]}', stored],
    [
      'recipients',
      '{"orderMails":{"chosen":["a@g.example",1],"typed":"b"}}',
      { ...stored, orderMails: { chosen: ['a@g.example'], added: [], typed: 'b' } },
    ],
  ])('%s', (_case, text, form) => expect(readProfileForm(parseKept(text), stored)).toEqual(form));

  test('is restored unchanged', () => {
    const form = { ...stored, labelMails: { chosen: [], added: ['x@g.example'], typed: 'y' } };
    expect(readProfileForm(parseKept(JSON.stringify(form)), stored)).toEqual(form);
  });
});
