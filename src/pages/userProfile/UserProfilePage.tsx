import { FormattedMessage } from 'react-intl';
import { useShop } from '../../connected/shop/ShopProvider';
import { useGetCurrentUser } from '../../gen/user/get-current-user';
import { FormSection } from '../../kit/field/FormSection';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { ListStates } from '../../kit/list/ListStates';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { MyFrame } from '../../connected/my/MyFrame';
import { LanguageChoice } from './LanguageChoice';
import { Preferences } from './Preferences';
import styles from './UserProfilePage.module.css';

const ProfileForm = lazyComponent(async () => (await import('./ProfileForm')).ProfileForm);

/** The user's own data: name, addresses, recipients, language, and which notifications come by which channel (P§2 "User profile"). */
export function Component() {
  const { user } = useShop();
  const reading = useGetCurrentUser();
  const isFormReady = ProfileForm.useIsReady();
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
      </div>
    </MyFrame>
  );
}
