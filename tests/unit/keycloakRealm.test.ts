import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleOfPermission } from '#domain/customer/permissions.ts';

interface Realm {
  readonly roles: { readonly realm: readonly { readonly name: string }[] };
  readonly clients: readonly { readonly protocolMappers: readonly { readonly config: Readonly<Record<string, string>> }[] }[];
}

test("the operators' initial realm writes the claims that the shop reads, and has the permissions' roles", () => {
  const realm = JSON.parse(readFileSync('docs/keycloak-realm.json', 'utf8')) as Realm;
  const written = realm.clients.flatMap(({ protocolMappers }) => protocolMappers.map(({ config }) => config['claim.name']));
  expect(new Set(written)).toEqual(new Set(['customers', 'locale', 'preferred_username', 'realm_access.roles']));
  const contract = readFileSync('docs/sign-on.md', 'utf8');
  for (const claim of written) expect(contract).toContain(`| \`${claim}\` |`);
  const roles = realm.roles.realm.map(({ name }) => name);
  expect(roles).toEqual(expect.arrayContaining(Object.values(roleOfPermission)));
  expect(roles).toContain('tenant-AL');
});
