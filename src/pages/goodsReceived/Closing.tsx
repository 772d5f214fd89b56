import { FormattedMessage, useIntl } from 'react-intl';
import { serverMoment } from '../../clock/serverTime';
import { useReportedAddition } from '../../connected/cart/reportedAddition';
import { formatDay } from '../../i18n/format';
import { Button } from '../../kit/action/Button';
import { buttonLook } from '../../kit/action/buttonLook';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useLazyOpen } from '../../kit/overlay/useLazyOpen';
import { usePrinting } from '../../kit/page/printing';
import { SectionHeading } from '../../kit/page/SectionHeading';
import { useToasts } from '../../kit/toast/toastQueue';
import { limits } from '../../domain/limits';
import { readProse } from '../../domain/typedText';
import { useIsOnline } from '../../platform/isOnline';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './Closing.module.css';
import type { KeptDelivery } from './deliveryStore';
import { faultTexts, receivedText, unitsText } from './parts/faultTexts';
import { ReportPaper } from './parts/ReportPaper';
import { forgetPictures } from './pictureStore';
import { missingLines, picturesOf, withEntry, type Delivery } from './rules/delivery';
import { faultLine, linesByState, reportMail, type FaultText, type FoundLine } from './rules/report';
import type { Pictures } from './usePictures';

const ConfirmDialog = lazyComponent(async () => (await import('../../kit/overlay/ConfirmDialog')).ConfirmDialog);

interface ClosingProps {
  context: BuyerContext;
  kept: KeptDelivery;
  delivery: Delivery;
  pictures: Pictures;
  onFinished(): void;
}

/** Passing something on by the device's own means, as far as it can; not every browser has it. */
type Sharing = Partial<Pick<Navigator, 'canShare' | 'share'>>;

/** The end of a delivery: as a PDF, as a mail to who looks after the customer, with pictures, what is missing into the cart, and finished. */
export function Closing({ context, kept, delivery, pictures, onFinished }: ClosingProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const isOnline = useIsOnline();
  const { add, isAdding, report } = useReportedAddition(context);
  const question = useLazyOpen();
  // The paper says when it was printed.
  usePrinting();
  ConfirmDialog.useWhenIdle();
  const { open, fault, fine } = linesByState(delivery);
  const missing = missingLines(delivery);
  const ids = picturesOf(delivery);
  const words = useReportWords(delivery);
  const { contact } = delivery;
  const { href, isCut, leftOut } = reportMail({ to: contact?.email, ...words });
  const files = pictures.files(ids, `${delivery.orderId}`);
  const { canShare, share } = navigator as Sharing;
  const shared = {
    title: words.subject,
    text: [...words.head, ...words.faults.map(faultLine), ...words.tail].join('\n'),
    files: [...files],
  };
  const isShareable = files.length > 0 && canShare?.call(navigator, { files: shared.files }) === true;
  const isBegun = fault.length > 0 || fine.length > 0 || delivery.strange.length > 0;

  const reorder = () =>
    add(
      missing.map(({ sku, name, amount, unitAbbreviation }) => ({ sku, name, amount, unitAbbreviation })),
      (added) => {
        const skus = new Set(added.map(({ sku }) => sku));
        const done = missing.filter(({ sku }) => skus.has(sku));
        kept.change((now) => done.reduce<Delivery>((before, { id }) => withEntry(before, id, { isReordered: true }), now));
      },
    );
  const finish = () => {
    question.close();
    // Pictures that can't be removed now go when anybody signs out.
    void forgetPictures(kept.name, ids).catch(() => undefined);
    toasts.show({
      severity: 'success',
      text: intl.formatMessage({ id: 'goodsReceived.finished' }, { number: delivery.orderId }),
      autoCloseMs: limits.warningToast,
    });
    onFinished();
  };
  return (
    <section className={styles.closing}>
      <div className={styles.screen}>
        <SectionHeading level={2}>
          <FormattedMessage id="goodsReceived.closing" />
        </SectionHeading>
        <p>
          <FormattedMessage id="goodsReceived.summary" values={{ fine: fine.length, faults: fault.length, open: open.length }} />
        </p>
        <p className={styles.quiet}>
          <FormattedMessage id="goodsReceived.noComplaint" />
        </p>
        {isBegun && (
          <>
            <div className={styles.ways}>
              <Button isWide onClick={() => window.print()}>
                <FormattedMessage id="goodsReceived.print" />
              </Button>
              <a href={href} className={buttonLook('quiet')}>
                {contact?.email === undefined ? (
                  <FormattedMessage id="goodsReceived.mail" />
                ) : (
                  <FormattedMessage id="goodsReceived.mail.to" values={{ name: contact.name }} />
                )}
              </a>
              {isShareable && (
                <Button isWide onClick={() => void share?.call(navigator, shared).catch(() => undefined)}>
                  <FormattedMessage id="goodsReceived.share" />
                </Button>
              )}
            </div>
            <ul className={styles.notes}>
              {contact?.email === undefined && (
                <li>
                  <FormattedMessage id="goodsReceived.mail.nobody" />
                </li>
              )}
              {isCut && leftOut === 0 && (
                <li>
                  <FormattedMessage id="goodsReceived.mail.cut" />
                </li>
              )}
              {leftOut > 0 && (
                <li>
                  <FormattedMessage id="goodsReceived.mail.shortened" values={{ count: leftOut }} />
                </li>
              )}
              {ids.length > 0 && (
                <li>
                  <FormattedMessage id="goodsReceived.mail.pictures" values={{ canShare: isShareable ? 'true' : 'false' }} />
                </li>
              )}
            </ul>
          </>
        )}
        {missing.length > 0 && (
          <div className={styles.missing}>
            <p>
              <FormattedMessage id="goodsReceived.missing" values={{ count: missing.length }} />
            </p>
            <ul>
              {missing.map((line) => (
                <li key={line.id}>
                  {unitsText(intl, { unit: line.unitAbbreviation }, line.amount)} {line.name}
                </li>
              ))}
            </ul>
            <Button isWide isBusy={isAdding} disabled={!isOnline} onClick={reorder}>
              <FormattedMessage id="goodsReceived.missing.add" values={{ count: missing.length }} />
            </Button>
            {!isOnline && (
              <p className={styles.quiet}>
                <FormattedMessage id="goodsReceived.missing.offline" />
              </p>
            )}
          </div>
        )}
        <Button tone="primary" isWide aria-haspopup="dialog" onClick={question.open}>
          <FormattedMessage id="goodsReceived.finish" />
        </Button>
        {report}
        {question.wasOpened && (
          <ConfirmDialog
            isOpen={question.isOpen}
            title={<FormattedMessage id="goodsReceived.finish.title" />}
            text={<FormattedMessage id="goodsReceived.finish.text" values={{ open: open.length, pictures: ids.length }} />}
            confirmLabel={<FormattedMessage id="goodsReceived.finish.confirm" />}
            cancelLabel={<FormattedMessage id="goodsReceived.finish.cancel" />}
            tone="danger"
            startsAtCancel
            onConfirm={finish}
            onCancel={question.close}
          />
        )}
      </div>
      <div className={styles.paper}>
        <ReportPaper delivery={delivery} now={serverMoment()} pictureOf={pictures.pictureOf} />
      </div>
    </section>
  );
}

/** The report in words, as a mail has it. */
function useReportWords(delivery: Delivery) {
  const intl = useIntl();
  const { orderId, customerName, deliveredTo, days, strange } = delivery;
  const { open, fault } = linesByState(delivery);
  const textOf = ({ line, entry }: FoundLine): FaultText => {
    const found = [receivedText(intl, line, entry), ...faultTexts(intl, line, entry)].filter((text) => text !== '');
    return { number: line.number, name: line.name, found: found.join(', '), note: readProse(entry.note) };
  };
  return {
    subject: intl.formatMessage({ id: 'goodsReceived.mail.subject' }, { number: orderId }),
    head: [
      ...(customerName === undefined ? [] : [intl.formatMessage({ id: 'goodsReceived.mail.customer' }, { name: customerName })]),
      ...(deliveredTo === undefined ? [] : [intl.formatMessage({ id: 'goodsReceived.mail.deliveredTo' }, { address: deliveredTo })]),
      intl.formatMessage(
        { id: 'goodsReceived.mail.order' },
        { number: orderId, days: days.map((day) => formatDay(day, intl.locale)).join(', ') },
      ),
      '',
    ],
    faults: [
      ...fault.map(textOf),
      ...strange.map(({ gtin, count }) => ({
        number: gtin,
        name: '',
        found: intl.formatMessage({ id: 'goodsReceived.mail.strange' }, { count }),
        note: '',
      })),
    ],
    tail: [
      ...(open.length > 0 ? ['', intl.formatMessage({ id: 'goodsReceived.mail.open' }, { count: open.length })] : []),
      '',
      intl.formatMessage({ id: 'goodsReceived.mail.end' }),
    ],
    cut: intl.formatMessage({ id: 'goodsReceived.mail.isCut' }),
    more: (count: number) => intl.formatMessage({ id: 'goodsReceived.mail.more' }, { count }),
  };
}
