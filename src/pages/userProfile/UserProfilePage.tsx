import { useEffect, useReducer } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { useGetCurrentUser } from '#gen/user/get-current-user.ts';
import { FormSection } from '#kit/field/FormSection.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { LanguageChoice } from './LanguageChoice';
import { Preferences } from './Preferences';
import styles from './UserProfilePage.module.css';

const ProfileForm = lazyComponent(async () => (await import('./ProfileForm')).ProfileForm);

/** The user's data: name, addresses, recipients, language, and notification channels (P§2 "User profile"). */
export function Component() {
  const { user } = useShop();
  const reading = useGetCurrentUser();
  const isFormReady = ProfileForm.useIsReady();
  // Content below the form appears together with it, or once its code has failed to load.
  const [isSettled, settle] = useReducer(() => true, false);
  const isRead = reading.data !== undefined;
  useEffect(() => {
    if (isRead) void ProfileForm.fetch().then(settle);
  }, [isRead]);
  return (
    <MyFrame current="userProfile" title={<FormattedMessage id="app.title.userProfile" />} isText>
      <div className={styles.sections}>
        <ListStates
          reading={reading}
          failed={<FormattedMessage id="userProfile.failed" />}
          skeleton={<ListSkeleton rows={3} />}
          isEmpty={false}
          empty={null}
        >
          {reading.data && (
            <>
              {!isFormReady && <ListSkeleton rows={3} />}
              <ProfileForm key={user?.userId} user={reading.data} />
            </>
          )}
        </ListStates>
        {(isSettled || reading.isError) && (
          <>
            <FormSection
              title={<FormattedMessage id="userProfile.language.title" />}
              hint={<FormattedMessage id="userProfile.language.hint" />}
            >
              <LanguageChoice />
            </FormSection>
            <FormSection
              title={<FormattedMessage id="userProfile.preferences.title" />}
              hint={<FormattedMessage id="userProfile.preferences.hint" />}
            >
              <Preferences />
            </FormSection>
          </>
        )}
      </div>
    </MyFrame>
  );
}
