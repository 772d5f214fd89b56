import type { Page } from '@playwright/test';
import { contentPolicy, type PolicyConfig, type TenantServices } from '#scripts/deploy/policy.ts';

/**
 * Serves the shop to a page as an operator has configured it: the answer to `/config.json`, and with each page the policy that goes with it,
 * in the place of the preview's.
 */
export async function configured(page: Page, config: PolicyConfig & object, services: readonly TenantServices[] = []): Promise<void> {
  const policy = contentPolicy(config, services);
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  await page.route(
    (url) => url.hostname.endsWith('localhost') && !/\.\w+$|^\/(?:v1|media|klevu-proxy|mock|auth)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // Node doesn't know the names below localhost that every browser knows.
      const { port, pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` });
      return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
}
