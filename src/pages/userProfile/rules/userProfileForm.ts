import * as z from 'zod/mini';
import type { UserSummary, UserUpdate } from '../../../gen/models';
import { isEmailAddress } from '../../../domain/email';
import { addTypedMails, isTypedMailValid, type EmailList } from '../../../domain/emailList';
import { isRecord, recordOf, textOr, textsOf } from '../../../platform/keptJson';
import { readProse, readTyped } from '../../../domain/typedText';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

export type { UserSummary, UserUpdate };

/** Longest first or last name, and most recipients of a kind that are sent (contract: UserUpdate). */
export const profileLimits = { nameCharacters: 100, recipients: 50 } as const;

/** What the user's data look like while they are edited. */
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

/** Why a field can't be sent, as the key of its text. */
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

/** All of a list that is picked, with what stands in its field. */
const recipientsIn = (list: EmailList): readonly string[] => addTypedMails(list, list.chosen).chosen;

const mails = z.custom<EmailList>().check(
  z.refine((list) => isTypedMailValid(list), { error: fault('field.mail.invalid'), abort: true }),
  z.refine((list) => recipientsIn(list).length <= profileLimits.recipients, fault('userProfile.fault.tooMany')),
);

/** What has to hold before the user's data are sent: names, and addresses that are some (P§5). */
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

/** The form as it stands before anything is changed. */
export function profileFormOf({ firstname = '', lastname = '', email = '', ordermails, labelmails }: UserSummary): UserProfileForm {
  return { firstName: firstname, lastName: lastname, email, orderMails: listOf(ordermails), labelMails: listOf(labelmails) };
}

/** The fields of a form that say something else than what is stored, or hold something typed and not taken over. */
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

/** Whether a form says something else than what is stored. */
export function isProfileChanged(form: UserProfileForm, stored: UserProfileForm): boolean {
  return Object.keys(profileChangesOf(form, stored)).length > 0;
}

/**
 * What is sent of the user's own data: what was changed, without blanks around it. The server leaves the rest as it is, which may be newer
 * than what the form began with.
 */
export function profileUpdateOf(form: UserProfileForm, stored: UserProfileForm): UserUpdate {
  const { firstName, lastName, email } = profileChangesOf(form, stored);
  return {
    ...(firstName !== undefined && { firstname: readProse(firstName) }),
    ...(lastName !== undefined && { lastname: readProse(lastName) }),
    ...(email !== undefined && { email: readTyped(email) }),
  };
}

/** What a list of recipients was and is to be, with the addresses that stand in its field; undefined where nobody comes or goes. */
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

/** Reads a form that was kept; what is missing or of another kind is as it is stored. */
export function readProfileForm(value: unknown, stored: UserProfileForm): UserProfileForm {
  const kept = recordOf(value);
  return {
    firstName: textOr(kept['firstName'], stored.firstName),
    lastName: textOr(kept['lastName'], stored.lastName),
    email: textOr(kept['email'], stored.email),
    orderMails: mailsOr(kept['orderMails'], stored.orderMails),
    labelMails: mailsOr(kept['labelMails'], stored.labelMails),
  };
}

function mailsOr(value: unknown, stored: EmailList): EmailList {
  const { chosen, added, typed } = isRecord(value) ? value : {};
  const mails = textsOf(chosen);
  return mails ? { chosen: mails, added: textsOf(added) ?? [], typed: textOr(typed, '') } : stored;
}
