import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { trackingServicesOf } from '#mocks/trackingServices.ts';
import { contentPolicy, securityHeaders, type PolicyConfig } from './deploy/policy.ts';

/** Proxied answers of the preview have the backend's own headers. */
const handedOn = (address: string, paths: readonly string[]) => paths.some((path) => address.startsWith(path));

/**
 * Makes a build's preview send a production server's headers (`deploy/nginx`), so that every journey runs under them. The mock
 * backend's tracking services are allowed, as an operator's are, so that their calls after consent can be tested.
 *
 * @param backendPaths prefixes of the addresses that aren't the shop's
 */
export function previewHeaders(backendPaths: readonly string[]): Plugin {
  return {
    name: 'shop-preview-headers',
    configurePreviewServer({ config, middlewares }) {
      const file = join(config.root, config.build.outDir, 'config.json');
      const headers = securityHeaders(contentPolicy(JSON.parse(readFileSync(file, 'utf8')) as PolicyConfig, [trackingServicesOf('AL')]));
      middlewares.use((request, response, next) => {
        if (!handedOn(request.url ?? '/', backendPaths)) for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
  };
}
