import { render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { others } from './bundles/en/frame';
import { I18nProvider } from './I18nProvider';
import { addTexts, showLanguage } from './texts';

test('a language whose texts failed unnoticed is requested once more', async () => {
  await showLanguage('de');
  await addTexts('job');
  const fetching = vi.spyOn(others as Record<string, () => Promise<Record<string, string>>>, './job.ts');
  fetching.mockRejectedValueOnce(new Error('gone'));
  render(
    <I18nProvider language="en">
      <FormattedMessage id="app.title.checkout" />
    </I18nProvider>,
  );
  expect(await screen.findByText('Cart')).toBeDefined();
  expect(fetching).toHaveBeenCalledTimes(2);
  fetching.mockRestore();
  await showLanguage('de');
});
