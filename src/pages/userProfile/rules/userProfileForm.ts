import * as z from 'zod/mini';
import type { UserSummary, UserUpdate } from '#gen/models/index.ts';
import { isEmailAddress } from '#domain/text/email.ts';
import { addTypedMails, isTypedMailValid, type EmailList } from '#domain/text/emailList.ts';
import { readProse, readTyped } from '#domain/text/typedText.ts';

// Otherwise zod probes `eval`, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

export type { UserSummary, UserUpdate };

/** Maximum length of a first or last name, and maximum of recipients per kind (contract: UserUpdate). */
export const profileLimits = { nameCharacters: 100, recipients: 50 } as const;

/** The user's data while being edited. */
export interface UserProfileForm {
  readonly firstName: string;
  readonly lastName: string;
  /** The user's own address. */
  readonly email: string;
  /** Recipients of order confirmations. */
  readonly orderMails: EmailList;
  /** Recipients of label prints. */
  readonly labelMails: EmailList;
}

/** Error of a field, as a message key. */
export type ProfileFault =
  | 'userProfile.fault.name'
  | 'userProfile.fault.nameTooLong'
  | 'userProfile.fault.emailMissing'
  | 'userProfile.fault.email'
  | 'field.mail.invalid'
  | 'userProfile.fault.tooMany';

const fault = (text: ProfileFault) => text;

const name = z.string().check(
  z.refine((text) => readProse(text) !== '', { error: fault('userProfile.fault.name'), abort: true }),
  z.refine((text) => readProse(text).length <= profileLimits.nameCharacters, fault('userProfile.fault.nameTooLong')),
);

/** All selected recipients of a list, including valid text in its field. */
const recipientsIn = (list: EmailList): readonly string[] => addTypedMails(list, list.chosen).chosen;

const mails = z.custom<EmailList>().check(
  z.refine((list) => isTypedMailValid(list), { error: fault('field.mail.invalid'), abort: true }),
  z.refine((list) => recipientsIn(list).length <= profileLimits.recipients, fault('userProfile.fault.tooMany')),
);

/** Schema of the user's data: names, and valid addresses (P§5 confirmation mail). */
export const userProfileRules = z.object({
  firstName: name,
  lastName: name,
  email: z.string().check(
    z.refine((text) => readTyped(text) !== '', { error: fault('userProfile.fault.emailMissing'), abort: true }),
    z.refine((text) => isEmailAddress(readTyped(text)), fault('userProfile.fault.email')),
  ),
  orderMails: mails,
  labelMails: mails,
});

const listOf = (known: readonly string[] = []): EmailList => ({ chosen: known, added: [], typed: '' });

/** The form before any change. */
export function profileFormOf({ firstname = '', lastname = '', email = '', ordermails, labelmails }: UserSummary): UserProfileForm {
  return { firstName: firstname, lastName: lastname, email, orderMails: listOf(ordermails), labelMails: listOf(labelmails) };
}

/** Fields that differ from the stored data, or contain unadded text. */
export function profileChangesOf(form: UserProfileForm, stored: UserProfileForm): Partial<UserProfileForm> {
  const isOther = (one: EmailList, other: EmailList) => readTyped(one.typed) !== '' || !isSameSet(one.chosen, other.chosen);
  const { firstName, lastName, email, orderMails, labelMails } = form;
  return {
    ...(readProse(firstName) !== readProse(stored.firstName) && { firstName }),
    ...(readProse(lastName) !== readProse(stored.lastName) && { lastName }),
    ...(readTyped(email) !== readTyped(stored.email) && { email }),
    ...(isOther(orderMails, stored.orderMails) && { orderMails }),
    ...(isOther(labelMails, stored.labelMails) && { labelMails }),
  };
}

/** True if a form differs from the stored data. */
export function isProfileChanged(form: UserProfileForm, stored: UserProfileForm): boolean {
  return Object.keys(profileChangesOf(form, stored)).length > 0;
}

/** Update to send: changed fields, without surrounding blanks. The server keeps the others, which may be newer than the form's. */
export function profileUpdateOf(form: UserProfileForm, stored: UserProfileForm): UserUpdate {
  const { firstName, lastName, email } = profileChangesOf(form, stored);
  return {
    ...(firstName !== undefined && { firstname: readProse(firstName) }),
    ...(lastName !== undefined && { lastname: readProse(lastName) }),
    ...(email !== undefined && { email: readTyped(email) }),
  };
}

/** Former and new recipients of a list, including valid text in its field; undefined without a change. */
export function recipientsChangeOf(
  list: 'orderMails' | 'labelMails',
  form: UserProfileForm,
  stored: UserProfileForm,
): { readonly before: readonly string[]; readonly after: readonly string[] } | undefined {
  const [before, after] = [stored[list].chosen, recipientsIn(form[list])];
  return isSameSet(before, after) ? undefined : { before, after };
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((mail) => other.includes(mail));
}

const keptTexts = z.pipe(
  z.array(z.unknown()),
  z.transform((list): readonly string[] => list.filter((text) => typeof text === 'string')),
);
const keptMails = z.object({ chosen: keptTexts, added: z.catch(keptTexts, []), typed: z.catch(z.string(), '') });

/** Parses a stored form; missing or invalid fields are taken from the stored data. */
export function readProfileForm(value: unknown, stored: UserProfileForm): UserProfileForm {
  const form = z.object({
    firstName: z.catch(z.string(), stored.firstName),
    lastName: z.catch(z.string(), stored.lastName),
    email: z.catch(z.string(), stored.email),
    orderMails: z.catch(keptMails, stored.orderMails),
    labelMails: z.catch(keptMails, stored.labelMails),
  });
  return form.safeParse(value).data ?? stored;
}
