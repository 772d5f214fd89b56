import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A contract with one fault for each rule of redocly.yaml about descriptions and examples, each beside a correct part. */
const planted = `
openapi: 3.1.0
info: { title: Planted, version: 1.0.0, license: { name: None, identifier: LicenseRef-None } }
servers: [{ url: /v1 }]
security: [{ key: [] }]
tags: [{ name: bare }, { name: told, description: Told. }]
paths:
  /bare:
    get:
      operationId: getBare
      summary: Get
      tags: [bare]
      parameters:
        - { name: bare, in: query, schema: { type: string } }
        - { name: wrong, in: query, description: Wrong., schema: { type: integer }, example: x }
        - { name: told, in: query, description: Told., schema: { type: integer }, example: 5 }
      responses:
        '200':
          description: Fine.
          content:
            application/json: { schema: { $ref: '#/components/schemas/Bare' } }
            text/plain: { schema: { type: string } }
            application/pdf: { schema: { type: string, format: binary } }
        '400':
          description: Bad.
          content:
            application/json: { schema: { $ref: '#/components/schemas/Told' }, example: { name: 5 } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: K } }
  schemas:
    Bare: { type: object, properties: { name: { type: string }, told: { $ref: '#/components/schemas/Told' } } }
    Told: { type: object, description: Told., properties: { name: { type: string, description: Name., example: 7 } } }
`;

const operation = '#/paths/~1bare/get';

test('the contract linter reports missing descriptions, missing examples and wrong examples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    const file = join(folder, 'planted.yaml');
    writeFileSync(file, planted);
    const { stdout } = spawnSync('npx', ['--no-install', 'redocly', 'lint', file, '--config', 'redocly.yaml', '--format', 'json'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const { problems } = JSON.parse(stdout) as {
      problems: { ruleId: string; severity: string; location: { pointer: string }[] }[];
    };
    expect(problems.map(({ ruleId, severity, location }) => `${severity} ${ruleId} ${location[0]?.pointer}`).toSorted()).toEqual([
      'error no-invalid-media-type-examples #/paths/~1bare/get/responses/400/content/application~1json/example/name',
      `error no-invalid-parameter-examples ${operation}/parameters/1/example`,
      'error no-invalid-schema-examples #/components/schemas/Told/properties/name/example',
      `error operation-description ${operation}/description`,
      `error parameter-description ${operation}/parameters/0`,
      `error rule/body-example ${operation}/responses/200/content/application~1json`,
      `error rule/body-example ${operation}/responses/200/content/text~1plain`,
      `error rule/parameter-example ${operation}/parameters/0`,
      'error rule/property-description #/components/schemas/Bare/properties/name/description',
      'error rule/schema-description #/components/schemas/Bare/description',
      'error tag-description #/tags/0/description',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
