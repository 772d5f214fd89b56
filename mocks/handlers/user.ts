import {
  getAddLabelMailMockHandler,
  getAddOrderMailMockHandler,
  getGetCurrentUserMockHandler,
  getGetTenantOfUserMockHandler,
  getRemoveLabelMailMockHandler,
  getRemoveOrderMailMockHandler,
  getSetUserLocaleMockHandler,
  getUpdateUserDataMockHandler,
} from '../../src/gen/user/user.msw';
import { getGetTokenMockHandler } from '../../src/gen/user-session/user-session.msw';
import type {
  AddLabelMailQueryParams,
  GetTenantOfUserParams,
  SetUserLocaleBody,
  UpdateUserDataBody,
} from '../../src/gen/zod/user/user.zod';
import { languageOf } from '../../src/domain/language';
import { bodyOf, callOf, paramsOf, queryOf, refuse, userOf, type Call } from '../call';
import { demoUserNamed } from '../demoUsers';
import { makeToken } from '../token';
import { changeProfile, profileOf } from '../world/profiles';
import type { World } from '../world/world';

/** The two lists of mail recipients of a user. */
type MailList = 'labelmails' | 'ordermails';

const isSameMail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The user who asks, and the token of their session. */
export function userHandlers(world: World) {
  function addMail(call: Call, list: MailList): void {
    const { mail } = queryOf<typeof AddLabelMailQueryParams>(call);
    const mails = profileOf(world, userOf(call))[list] ?? [];
    if (mails.some((known) => isSameMail(known, mail))) throw refuse(call, 'alreadyExists', { field: 'mail', values: { value: mail } });
    changeProfile(world, userOf(call), { [list]: [...mails, mail] });
  }
  function removeMail(call: Call, list: MailList): void {
    const { mail } = queryOf<typeof AddLabelMailQueryParams>(call);
    const mails = profileOf(world, userOf(call))[list] ?? [];
    if (!mails.some((known) => isSameMail(known, mail))) throw refuse(call, 'notFound', { field: 'mail' });
    changeProfile(world, userOf(call), { [list]: mails.filter((known) => !isSameMail(known, mail)) });
  }
  function checkLocale(call: Call, locale: string | undefined): void {
    if (locale !== undefined && !languageOf(locale)) throw refuse(call, 'invalidField', { field: '$.locale' });
  }
  return {
    getCurrentUser: getGetCurrentUserMockHandler((info) => profileOf(world, userOf(callOf(info)))),
    updateUserData: getUpdateUserDataMockHandler((info) => {
      const call = callOf(info);
      const { firstname, lastname, email, locale, labelmails, ordermails } = bodyOf<typeof UpdateUserDataBody>(call);
      checkLocale(call, locale);
      changeProfile(world, userOf(call), {
        ...(firstname !== undefined && { firstname }),
        ...(lastname !== undefined && { lastname }),
        ...(email !== undefined && { email }),
        ...(locale !== undefined && { locale }),
        ...(labelmails && { labelmails }),
        ...(ordermails && { ordermails }),
      });
      return profileOf(world, userOf(call));
    }),
    setUserLocale: getSetUserLocaleMockHandler((info) => {
      const call = callOf(info);
      const { locale } = bodyOf<typeof SetUserLocaleBody>(call);
      checkLocale(call, locale);
      changeProfile(world, userOf(call), { locale });
    }),
    addLabelMail: getAddLabelMailMockHandler((info) => addMail(callOf(info), 'labelmails')),
    removeLabelMail: getRemoveLabelMailMockHandler((info) => removeMail(callOf(info), 'labelmails')),
    addOrderMail: getAddOrderMailMockHandler((info) => addMail(callOf(info), 'ordermails')),
    removeOrderMail: getRemoveOrderMailMockHandler((info) => removeMail(callOf(info), 'ordermails')),
    getTenantOfUser: getGetTenantOfUserMockHandler((info) => {
      const call = callOf(info);
      const found = demoUserNamed(paramsOf<typeof GetTenantOfUserParams>(call).userName);
      if (!found) throw refuse(call, 'notFound', { field: 'userName' });
      return { tenant: found.tenant };
    }),
    getToken: getGetTokenMockHandler((info) => {
      const user = userOf(callOf(info));
      const locale = profileOf(world, user).locale ?? user.locale;
      return { token: makeToken(user, { now: world.now().getTime(), lifetime: world.tokenLifetime, locale, renewed: true }) };
    }),
  };
}
