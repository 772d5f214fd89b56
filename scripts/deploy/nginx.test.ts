import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { includedFiles, policyFile, renderTemplate, valuesOf, VariableError, variables } from './nginx';
import { contentPolicy, securityHeaders } from './policy';

const template = readFileSync('deploy/nginx/shop.conf.template', 'utf8');
const requiredVariables = { SERVER_NAMES: '.shop.example', BACKEND_HOST: 'backend.example' };

test('the template uses every variable or its derived ones, and no unknown variable', () => {
  const used = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name));
  const followed = ['BACKEND_PORT', 'RESOLVER', 'SIGN_ON_PORT'];
  expect([...used, ...followed].toSorted()).toEqual(Object.keys(valuesOf(requiredVariables)).toSorted());
  expect(Object.keys(valuesOf(requiredVariables))).toEqual(expect.arrayContaining(Object.keys(variables)));
  expect(renderTemplate(template, valuesOf(requiredVariables))).not.toMatch(/\$\{/);
});

test('the sign-on is at the backend unless it is configured elsewhere', () => {
  expect(valuesOf({ ...requiredVariables, BACKEND_PORT: '8443', BACKEND_SCHEME: 'https' })).toMatchObject({
    SIGN_ON_SCHEME: 'https',
    SIGN_ON_HOST: 'backend.example',
    SIGN_ON_PORT: '8443',
  });
  expect(valuesOf({ ...requiredVariables, SIGN_ON_HOST: 'sso.example', SIGN_ON_PORT: '81' })).toMatchObject({
    SIGN_ON_HOST: 'sso.example',
    SIGN_ON_PORT: '81',
  });
});

test('with a resolver names are resolved at runtime, also in the container', () => {
  const derived = (set: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(valuesOf({ ...requiredVariables, SIGN_ON_HOST: 'sso.example', ...set })).filter(([name]) =>
        /_(SERVER|TARGET|ADDRESS)$/.test(name),
      ),
    );
  const still = derived({});
  const moving = derived({ RESOLVER: '10.0.0.2' });
  expect(still).toEqual({
    RESOLVER_ADDRESS: '127.0.0.1',
    BACKEND_SERVER: 'backend.example:80',
    BACKEND_TARGET: 'shop_backend',
    SIGN_ON_SERVER: 'sso.example:80',
    SIGN_ON_TARGET: 'shop_sign_on',
  });
  expect(moving).toEqual({
    RESOLVER_ADDRESS: '10.0.0.2',
    BACKEND_SERVER: '127.0.0.1:1',
    BACKEND_TARGET: 'backend.example:80',
    SIGN_ON_SERVER: '127.0.0.1:1',
    SIGN_ON_TARGET: 'sso.example:80',
  });
  const container = (resolver: string) => {
    const { stdout } = spawnSync('sh', ['-c', '. deploy/nginx/15-shop.envsh; env'], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        ...requiredVariables,
        BACKEND_SCHEME: 'http',
        BACKEND_PORT: '80',
        SIGN_ON_HOST: 'sso.example',
        RESOLVER: resolver,
      },
    });
    return Object.fromEntries(
      [...stdout.matchAll(/^(\w+_(?:SERVER|TARGET|ADDRESS))=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
  };
  expect([container(''), container('10.0.0.2')]).toEqual([still, moving]);
});

test.each([
  [{ BACKEND_HOST: 'b' }, /SERVER_NAMES must be set/],
  [{ SERVER_NAMES: 's' }, /BACKEND_HOST must be set/],
  [{ ...requiredVariables, BACKENDHOST: 'b' }, /Unknown variable BACKENDHOST/],
  [{ ...requiredVariables, SERVER_NAMES: 'a; return 200' }, /SERVER_NAMES has characters that would end a directive/],
  [{ ...requiredVariables, ROOT: '/srv/$host' }, /ROOT has characters/],
])('%j is refused', (set, message) => {
  expect(() => valuesOf(set)).toThrow(VariableError);
  expect(() => valuesOf(set)).toThrow(message);
});

test('a stage has its policy by host, and its missing headers are empty, which nginx leaves out', () => {
  const al = securityHeaders(contentPolicy({ chatUrl: 'https://chat.example/' }));
  const text = policyFile(securityHeaders(contentPolicy({})), { 'al.shop.example': al });
  expect(text).toContain(`  default "${contentPolicy({})}";`);
  expect(text).toContain(`  al.shop.example "${contentPolicy({ chatUrl: 'https://chat.example/' })}";`);
  expect(text).toContain('map $host $shop_policy_report_only {\n  default "";');
});

test('files generated from the code depend on no stage', () => {
  const files = (config: object, isReportOnly: boolean) =>
    includedFiles({ headers: securityHeaders(contentPolicy(config), { isReportOnly }), hasBrotli: true, hasTrust: false });
  expect(files({ chatUrl: 'https://chat.example/' }, true)).toEqual(files({}, false));
  expect(files({}, false)['proxy.conf']).toContain('proxy_next_upstream off;');
});
