import { expect, test } from 'vitest';
import { reportAddress } from './report';

test.each([
  ['https://reports.example/embed/{token}#bordered=false', 'a.b-c_d', 'https://reports.example/embed/a.b-c_d#bordered=false'],
  ['https://reports.example/?jwt={token}', 'a&b=$&', 'https://reports.example/?jwt=a%26b%3D%24%26'],
])('%s with the token %s', (url, token, address) => {
  expect(reportAddress(url, token)).toBe(address);
});
