import { roleOfPermission, type PermissionFlag } from '#domain/customer/permissions.ts';
import { tenantCodes, type TenantCode } from '#domain/customer/tenant.ts';
import { toolKitchen, wellInformed } from './world/toolKitchen';

/** A user of the mock backend, without a password. */
export interface DemoUser {
  /** Id in the sign-on service, the token's `sub`. */
  readonly userId: string;
  /** Name to sign on with: role and tenant, for instance `anna.al`. */
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly tenant: TenantCode;
  /** Purpose of this user, one English line for the sign-on page and `npm start`. */
  readonly description: string;
  /** Permission flags that the token's realm roles grant. */
  readonly flags: readonly PermissionFlag[];
  /** Numbers of the user's customers within the tenant, in ascending order. */
  readonly customerIds: readonly string[];
  /** Locale of the user's token. */
  readonly locale: string;
}

/** A demo user before it is put into a tenant. */
interface Part {
  readonly firstName: string;
  readonly lastName: string;
  readonly description: string;
  readonly flags: readonly PermissionFlag[];
  readonly customerIds: readonly string[];
  readonly locale?: string;
}

const allFlags = Object.keys(roleOfPermission) as PermissionFlag[];
const standardFlags: readonly PermissionFlag[] = ['canSeePrices', 'highlightSpecialPrices', 'highlightDiscounts', 'displayPricePopup'];

/** `count` customer numbers from `first` on. */
function numbers(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(first + index));
}

/** The standard buyer, whom every tenant has. */
const standardBuyer: Part = {
  firstName: 'Anna',
  lastName: 'Huber',
  flags: standardFlags,
  customerIds: numbers(100, 3),
  description: 'Standard buyer, 3 customers, sees prices',
};

/** Everybody else, in the tenants that have the whole cast. */
const cast: readonly Part[] = [
  standardBuyer,
  {
    firstName: 'Ben',
    lastName: 'Moser',
    flags: standardFlags,
    customerIds: numbers(200, 1),
    description: '1 customer, so it is chosen at once',
  },
  {
    firstName: 'Clara',
    lastName: 'Steiner',
    flags: [...standardFlags, 'canSeeBonuses'],
    customerIds: numbers(300, 8),
    description: '8 customers (the selector has a search box), sees bonuses, an urgent notice waits',
  },
  {
    firstName: 'David',
    lastName: 'Gruber',
    flags: allFlags,
    customerIds: numbers(400, 40),
    description: '40 customers, every permission',
  },
  {
    firstName: 'Eva',
    lastName: 'Wallner',
    flags: [],
    customerIds: numbers(200, 1),
    description: '1 customer, no permission: sees no prices',
  },
  {
    firstName: 'Felix',
    lastName: 'Bauer',
    flags: standardFlags,
    customerIds: numbers(700, 2),
    description: '2 customers, one of them blocked',
  },
  {
    firstName: 'Greta',
    lastName: 'Pichler',
    flags: standardFlags,
    customerIds: numbers(500, 2),
    description: '2 customers with a restricted catalogue or essence list only',
  },
  {
    firstName: 'Hugo',
    lastName: 'Leitner',
    flags: standardFlags,
    customerIds: numbers(600, 1),
    description: '1 customer that has reached its order limit in the trade fair',
  },
  {
    firstName: 'Ida',
    lastName: 'Eder',
    flags: [...standardFlags, 'displayExtendedPricePopup'],
    customerIds: numbers(800, 1),
    description: '1 customer with an order history of 8,000 lines',
  },
  {
    firstName: 'Luca',
    lastName: 'Rossi',
    flags: standardFlags,
    customerIds: numbers(900, 1),
    locale: 'it-IT',
    description: '1 customer, Italian interface',
  },
  {
    firstName: 'Jana',
    lastName: 'Kofler',
    flags: standardFlags,
    customerIds: [toolKitchen],
    description: '1 customer with long lists: 2,000 essences, a template of 300 lines, labels, two years of inventories',
  },
  {
    firstName: 'Karl',
    lastName: 'Winkler',
    flags: standardFlags,
    customerIds: wellInformed,
    description: '3 customers, 350 notifications with attachments of each kind',
  },
];

/** Tenants that have the whole cast. */
const tenantsWithCast: readonly TenantCode[] = ['AL', 'GM', 'ZU', 'KI'];

function userIn(tenant: TenantCode, part: Part): DemoUser {
  const userName = `${part.firstName}.${tenant}`.toLowerCase();
  return {
    ...part,
    userId: `user-${userName.replace('.', '-')}`,
    userName,
    email: `${userName}@gastro-${tenant.toLowerCase()}.example`,
    tenant,
    locale: part.locale ?? 'de-AT',
  };
}

/** Everybody who can sign on: the whole cast in four tenants, a standard buyer in every other one. */
export const demoUsers: readonly DemoUser[] = [
  ...tenantsWithCast.flatMap((tenant) => cast.map((part) => userIn(tenant, part))),
  ...tenantCodes.filter((tenant) => !tenantsWithCast.includes(tenant)).map((tenant) => userIn(tenant, standardBuyer)),
];

/** The demo user with a name, in any case; undefined for an unknown name. */
export function demoUserNamed(userName: string): DemoUser | undefined {
  const wanted = userName.trim().toLowerCase();
  return demoUsers.find((user) => user.userName === wanted);
}

/** The demo user of an id in the sign-on service. */
export function demoUserWithId(userId: string): DemoUser | undefined {
  return demoUsers.find((user) => user.userId === userId);
}

/** The realm roles of a user's token: the permissions and the tenant (P§6 eight flags). */
export function realmRolesOf({ flags, tenant }: DemoUser): string[] {
  return [...flags.map((flag) => roleOfPermission[flag]), `tenant-${tenant}`];
}
