import { tenantCodes, type TenantCode } from '#domain/customer/tenant.ts';
import { demoUsers, type DemoUser } from '../demoUsers';
import { placesOf } from '../world/places';
import { tag, type Tag } from './tree';

/** Inputs of a sign-on page. */
export interface SignOnPage {
  /** The tenant of the host, whose users come first; undefined for the national host. */
  readonly tenant: TenantCode | undefined;
  /** Path and query that the form posts to. */
  readonly action: string;
  /** An unknown name that was tried. */
  readonly unknownUser?: string | undefined;
}

/** A user's permissions, in few words. */
function badgesOf({ customerIds, flags, locale }: DemoUser): string[] {
  return [
    customerIds.length === 1 ? '1 customer' : `${customerIds.length} customers`,
    flags.includes('canSeePrices') ? 'prices' : 'no prices',
    ...(flags.includes('canSeeBonuses') ? ['bonuses'] : []),
    ...(flags.includes('canUseEmbeddedAnalytics') ? ['analytics'] : []),
    locale,
  ];
}

function userButton(user: DemoUser): Tag {
  const initials = user.firstName.charAt(0) + user.lastName.charAt(0);
  return tag(
    'li',
    {},
    tag(
      'button',
      { type: 'submit', name: 'userName', value: user.userName, class: 'user' },
      tag('span', { class: 'initials', 'aria-hidden': 'true' }, initials),
      tag(
        'span',
        { class: 'who' },
        tag('strong', {}, `${user.firstName} ${user.lastName}`),
        tag('code', {}, user.userName),
        tag('span', { class: 'what' }, user.description),
        tag('span', { class: 'badges' }, ...badgesOf(user).map((badge) => tag('span', { class: 'badge' }, badge))),
      ),
    ),
  );
}

function tenantGroup(tenant: TenantCode, isOpen: boolean): Tag {
  const users = demoUsers.filter((user) => user.tenant === tenant);
  const count = users.length === 1 ? '1 user' : `${users.length} users`;
  return tag(
    'details',
    { class: 'tenant', ...(isOpen && { open: '' }) },
    tag('summary', {}, tag('span', { class: 'code' }, tenant), placesOf(tenant)[0]?.city ?? '', tag('span', { class: 'count' }, count)),
    tag('ul', {}, ...users.map(userButton)),
  );
}

/** Tenants in the order of the page: that of the host, then those with most users, then by code. */
function tenantOrder(first: TenantCode | undefined): TenantCode[] {
  const usersOf = (tenant: TenantCode) => demoUsers.filter((user) => user.tenant === tenant).length;
  return [...tenantCodes].sort(
    (one, other) => Number(other === first) - Number(one === first) || usersOf(other) - usersOf(one) || (one < other ? -1 : 1),
  );
}

/** The sign-on page: all demo users, those of the host's tenant first. It works by keyboard, and over HTTP without scripts. */
export function signOnPage({ tenant, action, unknownUser }: SignOnPage): Tag {
  const [first, ...others] = tenantOrder(tenant);
  const groups = first ? [tenantGroup(first, true), ...others.map((other) => tenantGroup(other, false))] : [];
  return tag(
    'main',
    { class: 'sign-on' },
    tag(
      'header',
      {},
      tag('img', { src: '/media/content/markt.svg', alt: '', width: '960', height: '400' }),
      tag(
        'div',
        {},
        tag('h1', {}, 'Sign in'),
        tag('p', {}, 'This is where you sign in to the mock backend. Choose who you want to be; there are no passwords.'),
      ),
    ),
    ...(unknownUser === undefined ? [] : [tag('p', { class: 'error', role: 'alert' }, `There is no demo user “${unknownUser}”.`)]),
    tag('form', { method: 'post', action }, ...groups),
  );
}

/** The style of the page. */
export const signOnStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1d2b24, #e8efe9); --paper: light-dark(#f4f1ea, #141a17); --card: light-dark(#fffdf8, #1d2521);
  --line: light-dark(#d8d2c4, #34403a); --accent: light-dark(#23634a, #7fcba6); --soft: light-dark(#5d6a63, #a7b5ad); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.sign-on { max-width: 60rem; margin: 0 auto; padding: 0 1rem 4rem; }
.sign-on header { position: relative; margin-bottom: 1.5rem; }
.sign-on header img { display: block; width: 100%; height: 14rem; object-fit: cover; object-position: bottom; border-radius: 0 0 1.25rem 1.25rem; }
.sign-on header div { margin: -3.5rem 1.25rem 0; padding: 1.25rem 1.5rem; position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; }
.sign-on h1 { margin: 0; font-size: 1.9rem; letter-spacing: -0.02em; }
.sign-on header p { margin: 0.25rem 0 0; color: var(--soft); }
.error { padding: 0.75rem 1rem; border: 1px solid #b3372b; border-radius: 0.75rem; }
.tenant { border-bottom: 1px solid var(--line); }
.tenant summary { display: flex; gap: 0.75rem; align-items: center; padding: 0.9rem 0.25rem; cursor: pointer; font-weight: 600; border-radius: 0.5rem; }
.code { min-width: 2.75rem; text-align: center; padding: 0.1rem 0.5rem; border-radius: 0.4rem; background: var(--accent); color: var(--paper); font-weight: 700; }
.count { margin-left: auto; color: var(--soft); font-weight: 400; }
.tenant ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 0.75rem; list-style: none; margin: 0 0 1.25rem; padding: 0; }
.user { display: flex; gap: 0.9rem; width: 100%; height: 100%; padding: 0.9rem; text-align: left; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 0.9rem; cursor: pointer; }
.user:hover { border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.initials { flex: none; width: 2.6rem; height: 2.6rem; display: grid; place-items: center; border-radius: 50%; background: var(--accent); color: var(--paper); font-weight: 700; }
.who { display: grid; gap: 0.15rem; align-content: start; }
.who code { color: var(--soft); font-size: 0.85rem; }
.what { font-size: 0.92rem; }
.badges { display: flex; flex-wrap: wrap; gap: 0.3rem; margin-top: 0.25rem; }
.badge { padding: 0 0.5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.78rem; color: var(--soft); }
`;
