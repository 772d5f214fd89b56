import type { TrackingConfig } from '../src/gen/models';

/** The tracking services of a tenant. None is really there: their addresses lead nowhere, so that consent can be tried without anybody being told. */
export function trackingServicesOf(tenant: string): Required<Pick<TrackingConfig, 'matomo' | 'emarsys'>> {
  return {
    matomo: { id: tenant, url: 'https://statistik.example/', jsPath: 'matomo.js', phpPath: 'matomo.php' },
    emarsys: { merchantId: `MOCK${tenant}` },
  };
}
