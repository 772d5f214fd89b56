import { languageOf } from '#domain/text/language.ts';
import { refuse, userOf, type Call, type CallOf } from '../call';
import type { Handlers } from '../respond';
import { demoUserNamed } from '../demoUsers';
import { makeToken } from '../token';
import { changeProfile, profileOf } from '../world/profiles';
import type { World } from '../world/world';

/** The two lists of mail recipients of a user. */
type MailList = 'labelmails' | 'ordermails';

const isSameMail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The user who asks, and the token of their session. */
export function userHandlers(world: World): Handlers {
  function addMail(call: CallOf<'addLabelMail'>, list: MailList): void {
    const { mail } = call.query;
    const mails = profileOf(world, userOf(call))[list] ?? [];
    if (mails.some((known) => isSameMail(known, mail))) throw refuse(call, 'alreadyExists', { field: 'mail', values: { value: mail } });
    changeProfile(world, userOf(call), { [list]: [...mails, mail] });
  }
  function removeMail(call: CallOf<'removeLabelMail'>, list: MailList): void {
    const { mail } = call.query;
    const mails = profileOf(world, userOf(call))[list] ?? [];
    if (!mails.some((known) => isSameMail(known, mail))) throw refuse(call, 'notFound', { field: 'mail' });
    changeProfile(world, userOf(call), { [list]: mails.filter((known) => !isSameMail(known, mail)) });
  }
  function checkLocale(call: Call, locale: string | undefined): void {
    if (locale !== undefined && !languageOf(locale)) throw refuse(call, 'invalidField', { field: '$.locale' });
  }
  return {
    getCurrentUser: (call) => profileOf(world, userOf(call)),
    updateUserData: (call) => {
      const { firstname, lastname, email, locale, labelmails, ordermails } = call.body;
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
    },
    setUserLocale: (call) => {
      const { locale } = call.body;
      checkLocale(call, locale);
      changeProfile(world, userOf(call), { locale });
    },
    addLabelMail: (call) => addMail(call, 'labelmails'),
    removeLabelMail: (call) => removeMail(call, 'labelmails'),
    addOrderMail: (call) => addMail(call, 'ordermails'),
    removeOrderMail: (call) => removeMail(call, 'ordermails'),
    getTenantOfUser: (call) => {
      const found = demoUserNamed(call.params.userName);
      if (!found) throw refuse(call, 'notFound', { field: 'userName' });
      return { tenant: found.tenant };
    },
    getToken: (call) => {
      const user = userOf(call);
      const locale = profileOf(world, user).locale ?? user.locale;
      return { token: makeToken(user, { now: world.now().getTime(), lifetime: world.tokenLifetime, locale, renewed: true }) };
    },
  };
}
