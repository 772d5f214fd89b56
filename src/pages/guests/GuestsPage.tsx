import { FormattedMessage, useIntl } from 'react-intl';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { TemplateLinks } from '#connected/orderTemplate/TemplateLinks.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { paths } from '#paths.ts';
import { isBuyer } from '#queries/shopContext.ts';
import styles from './GuestsPage.module.css';

/** Chooses the template to scale to a number of guests. */
export function Component() {
  const intl = useIntl();
  const { context } = useShop();
  if (!context || !isBuyer(context)) return null;
  return (
    <MyFrame
      current="guests"
      title={<FormattedMessage id="app.title.guests" />}
      actions={[{ key: 'event', label: intl.formatMessage({ id: 'guests.event' }), href: paths.event() }]}
    >
      <div className={styles.page}>
        <p className={styles.text}>
          <FormattedMessage id="guests.text" />
        </p>
        <TemplateLinks key={context.customerId} context={context} hrefOf={paths.templateGuests} />
      </div>
    </MyFrame>
  );
}
