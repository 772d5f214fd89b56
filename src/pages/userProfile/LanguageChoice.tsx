import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { languageOption, type Language } from '../../domain/language';
import { InlineError } from '../../kit/feedback/InlineError';
import { RadioGroup } from '../../kit/field/RadioGroup';
import { userLocaleOptions } from '../../queries/userLocale';
import { useSession, useSessionActions } from '../../session/useSession';

/** The languages that the wholesaler offers. A choice shows at once, and is kept for mails; that it could not be kept is said here. */
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
