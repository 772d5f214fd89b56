import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { trackingServicesOf } from '../mocks/trackingServices.ts';
import { contentPolicy, securityHeaders, type PolicyConfig } from './deploy/policy.ts';

/** What the preview hands on to the backend has headers of the backend's own. */
const handedOn = (address: string, paths: readonly string[]) => paths.some((path) => address.startsWith(path));

/**
 * Has the preview of a build send the headers that a production server sends with it (`deploy/nginx`), so that every journey runs under them.
 * The tracking services that the mock backend names may run, as an operator's may: what they would be told after consent can be seen.
 *
 * @param backendPaths how the addresses begin that are not the shop's
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
