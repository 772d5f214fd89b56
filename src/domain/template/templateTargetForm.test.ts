import { expect, test } from 'vitest';
import { targetOf, templateTargetRules, type TemplateTargetForm } from './templateTargetForm';

test.each<[TemplateTargetForm, string[]]>([
  [{ kind: 'existing', templateId: 't-1', name: '' }, []],
  [{ kind: 'existing', templateId: '', name: 'Frühstück' }, ['templateId']],
  [{ kind: 'new', templateId: '', name: 'Frühstück' }, []],
  [{ kind: 'new', templateId: 't-1', name: '  ' }, ['name']],
  [{ kind: 'new', templateId: '', name: 'x'.repeat(1000) }, ['name']],
])('%j lacks %j', (form, lacking) => {
  const { error } = templateTargetRules.safeParse(form);
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(lacking);
});

test('a form applies to its chosen template, whatever the other field contains', () => {
  expect(targetOf({ kind: 'existing', templateId: 't-1', name: 'Neu' })).toEqual({ kind: 'existing', templateId: 't-1' });
  expect(targetOf({ kind: 'new', templateId: 't-1', name: ' Neu ' })).toEqual({ kind: 'new', name: 'Neu' });
});
