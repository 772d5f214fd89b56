import { demoUsers } from '#mocks/demoUsers.ts';

/** Output of `npm start` once the shop can be opened: addresses, demo users, and further commands. */
export function startMessage(port: number): string {
  const at = (host: string, path = '') => `http://${host}:${port}${path}`;
  // AL has the whole cast; the other tenants repeat it, or have their own Anna.
  const users = demoUsers.filter(({ tenant }) => tenant === 'AL').map((user) => `    ${user.userName.padEnd(12)} ${user.description}`);
  return [
    '',
    '  The shop is open, on its embedded mock backend.',
    '',
    `    national look      ${at('localhost')}`,
    `    tenant AL          ${at('al.localhost')}`,
    `    tenant GM          ${at('gm.localhost')}`,
    `    tenant ZU          ${at('zu.localhost')}`,
    `    a fair             ${at('al.localhost', '/subshop/promotions/herbst')}`,
    '',
    '  Sign in at any of them; the sign-on page lists these demo users (no password):',
    '',
    ...users,
    '    anna.gm, anna.zu, … every tenant has its own Anna; GM, ZU and KI have the whole cast',
    '',
    '  Next: npm test · npm run storybook · npm run mock (the same backend over HTTP) · npm run build',
    '',
  ].join('\n');
}
