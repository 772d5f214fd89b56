import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { languageOption, type Language } from '#domain/text/language.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { RadioGroup } from '#kit/field/RadioGroup.tsx';
import { userLocaleOptions } from '#queries/userLocale.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';

/** Languages of the wholesaler. A choice applies at once, and is saved for mails; a failure to save is shown here. */
export function LanguageChoice() {
  const { language, availableLanguages } = useSession();
  const { setLocale } = useSessionActions();
  const { mutate, error, isError, isPending } = useMutation({ ...userLocaleOptions(), meta: { failure: 'inline' } });
  const store = (locale: Language) => mutate({ data: { locale } });
  return (
    <>
      <RadioGroup
        label={<FormattedMessage id="userProfile.language.label" />}
        options={availableLanguages.map((offered) => ({ value: offered, text: languageOption(offered).displayName }))}
        value={language}
        onChange={(value) => {
          const wanted = availableLanguages.find((offered) => offered === value);
          if (wanted === undefined) return;
          setLocale(wanted);
          store(wanted);
        }}
      />
      {isError && (
        <InlineError error={error} onRetry={() => store(language)} isRetrying={isPending}>
          <FormattedMessage id="userProfile.language.failed" />
        </InlineError>
      )}
    </>
  );
}
