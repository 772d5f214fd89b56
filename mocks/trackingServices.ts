import type { TrackingConfig } from '#gen/models/index.ts';

/**
 * The tracking services of a tenant. None exists: their addresses lead nowhere, so that consent can be tried without contacting a third
 * party.
 */
export function trackingServicesOf(tenant: string): Required<Pick<TrackingConfig, 'matomo' | 'emarsys'>> {
  return {
    matomo: { id: tenant, url: 'https://statistik.example/', jsPath: 'matomo.js', phpPath: 'matomo.php' },
    emarsys: { merchantId: `MOCK${tenant}` },
  };
}
