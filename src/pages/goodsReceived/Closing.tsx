import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { serverMoment, useToday } from '#clock/serverTime.ts';
import { formatDay, formatPrice } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { buttonLook } from '#kit/action/buttonLook.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { usePrinting } from '#kit/page/printing.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { limits } from '#domain/text/limits.ts';
import { listMail, mailedLine, type MailedLine } from '#domain/text/listMail.ts';
import { readProse } from '#domain/text/typedText.ts';
import { useIsOnline } from '#platform/isOnline.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './Closing.module.css';
import type { KeptDelivery } from './deliveryStore';
import { faultTexts, receivedText, unitsText } from './parts/faultTexts';
import { CreditNote } from './parts/CreditNote';
import { ReportPaper } from './parts/ReportPaper';
import { SubstituteButton } from './parts/SubstituteButton';
import { forgetPictures } from './pictureStore';
import { expectedCredit, type ExpectedCredit } from './rules/credit';
import { entryOf, missingLines, picturesOf, type Delivery } from './rules/delivery';
import { linesByState, type FoundLine } from './rules/report';
import { keptRecords, temperatureRecordsOf } from './rules/temperatures';
import { finishWithTemperatures, storedTemperatures } from './temperatureStore';
import type { MissingGoods } from './useMissingGoods';
import type { Pictures } from './usePictures';
import { temperaturesPath } from './temperaturesPath';

const ReceiptComparison = lazyComponent(async () => (await import('./ReceiptComparison')).ReceiptComparison);
const ConfirmDialog = lazyComponent(async () => (await import('#kit/overlay/ConfirmDialog.tsx')).ConfirmDialog);

interface ClosingProps {
  context: BuyerContext;
  kept: KeptDelivery;
  delivery: Delivery;
  pictures: Pictures;
  goods: MissingGoods;
  userId: string;
  /** Shows the expected credit (P§6 price permission). */
  canSeePrices: boolean;
  onFinished(): void;
}

/** The device's share dialog, as far as supported; not every browser has it. */
type Sharing = Partial<Pick<Navigator, 'canShare' | 'share'>>;

/** Final step of a delivery: PDF, mail to the sales representative, pictures, missing goods into the cart, receipts, finish. */
export function Closing({ context, kept, delivery, pictures, goods, userId, canSeePrices, onFinished }: ClosingProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const today = useToday();
  const comparison = useLazyOpen();
  const question = useLazyOpen();
  // Renders for printing, so that the paper shows the print time.
  usePrinting();
  ConfirmDialog.useWhenIdle();
  const { open, fault, fine } = linesByState(delivery);
  const missing = missingLines(delivery);
  const ids = picturesOf(delivery);
  const credit = canSeePrices ? expectedCredit(delivery) : undefined;
  const substituted = delivery.lines.filter(({ id }) => entryOf(delivery, id).substitute !== '');
  const words = useReportWords(delivery, credit);
  const temperatureCount = temperatureRecordsOf(delivery).length;
  const { contact } = delivery;
  const { href, isCut, leftOut } = listMail({ to: contact?.email, ...words });
  const files = pictures.files(ids, `${delivery.orderId}`);
  const { canShare, share } = navigator as Sharing;
  const shared = {
    title: words.subject,
    text: [...words.head, ...words.lines.map(mailedLine), ...words.tail].join('\n'),
    files: [...files],
  };
  const isShareable = files.length > 0 && canShare?.call(navigator, { files: shared.files }) === true;
  const isBegun = fault.length > 0 || fine.length > 0 || delivery.strange.length > 0;

  const finish = () => {
    question.close();
    // Pictures that can't be deleted now are deleted on the next sign-out.
    void forgetPictures(kept.name, ids).catch(() => undefined);
    toasts.show({
      severity: 'success',
      text: intl.formatMessage({ id: 'goodsReceived.finished' }, { number: delivery.orderId }),
      autoCloseMs: limits.warningToast,
    });
    const areStored = finishWithTemperatures(storedTemperatures(context, userId), delivery, today, onFinished);
    if (!areStored)
      toasts.show({
        severity: 'warn',
        text: intl.formatMessage({ id: 'goodsReceived.temperatures.unstored' }),
        action: {
          label: intl.formatMessage({ id: 'goodsReceived.temperatures' }),
          onClick: () => void navigate(temperaturesPath),
        },
      });
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
        {credit && <CreditNote credit={credit} />}
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
            <ul className={styles.missingLines}>
              {missing.map((line) => (
                <li key={line.id} data-missing={line.id} tabIndex={-1}>
                  <span>
                    {unitsText(intl, { unit: line.unitAbbreviation }, line.amount)} {line.name}
                  </span>
                  {isOnline && <SubstituteButton product={line.name} isOnline onSearch={() => goods.search(line)} />}
                </li>
              ))}
            </ul>
            <Button isWide isBusy={goods.isAdding} disabled={!isOnline} onClick={() => goods.reorder(missing)}>
              <FormattedMessage id="goodsReceived.missing.add" values={{ count: missing.length }} />
            </Button>
            {!isOnline && (
              <p className={styles.quiet}>
                <FormattedMessage id="goodsReceived.missing.offline" />
              </p>
            )}
          </div>
        )}
        {substituted.length > 0 && (
          <ul className={styles.notes}>
            {substituted.map(({ id, name }) => (
              <li key={id} data-missing={id} tabIndex={-1}>
                <FormattedMessage id="goodsReceived.substituted" values={{ before: name, after: entryOf(delivery, id).substitute }} />
              </li>
            ))}
          </ul>
        )}
        <Button isWide aria-expanded={comparison.isOpen} onClick={comparison.isOpen ? comparison.close : comparison.open}>
          <FormattedMessage id="goodsReceived.receipts" />
        </Button>
        {comparison.isOpen && <ReceiptComparison context={context} delivery={delivery} canSeePrices={canSeePrices} />}
        {temperatureCount > 0 && (
          <ButtonLink href={temperaturesPath} isWide>
            <FormattedMessage id="goodsReceived.temperatures" />
          </ButtonLink>
        )}
        <Button tone={open.length === 0 ? 'primary' : 'quiet'} isWide aria-haspopup="dialog" onClick={question.open}>
          <FormattedMessage id="goodsReceived.finish" />
        </Button>
        {goods.dialogs}
        {question.wasOpened && (
          <ConfirmDialog
            isOpen={question.isOpen}
            title={<FormattedMessage id="goodsReceived.finish.title" />}
            text={
              <FormattedMessage
                id="goodsReceived.finish.text"
                values={{ open: open.length, pictures: ids.length, temperatures: temperatureCount, days: keptRecords.days }}
              />
            }
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
        <ReportPaper delivery={delivery} now={serverMoment()} pictureOf={pictures.pictureOf} credit={credit} />
      </div>
    </section>
  );
}

/** Texts of the report for a mail. */
function useReportWords(delivery: Delivery, credit: ExpectedCredit | undefined) {
  const intl = useIntl();
  const { orderId, customerName, deliveredTo, days, strange } = delivery;
  const { open, fault } = linesByState(delivery);
  const textOf = ({ line, entry }: FoundLine): MailedLine => {
    const found = [receivedText(intl, line, entry), ...faultTexts(intl, line, entry)].filter((text) => text !== '');
    return { number: line.number, name: line.name, report: found.join(', '), note: readProse(entry.note) };
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
    lines: [
      ...fault.map(textOf),
      ...strange.map(({ gtin, count }) => ({
        number: gtin,
        name: '',
        report: intl.formatMessage({ id: 'goodsReceived.mail.strange' }, { count }),
        note: '',
      })),
    ],
    tail: [
      ...(credit && credit.count > 0
        ? ['', intl.formatMessage({ id: 'goodsReceived.mail.credit' }, { sum: formatPrice(credit.sum), leftOut: credit.leftOut.length })]
        : []),
      ...(open.length > 0 ? ['', intl.formatMessage({ id: 'goodsReceived.mail.open' }, { count: open.length })] : []),
      '',
      intl.formatMessage({ id: 'goodsReceived.mail.end' }),
    ],
    cut: intl.formatMessage({ id: 'goodsReceived.mail.isCut' }),
    more: (count: number) => intl.formatMessage({ id: 'goodsReceived.mail.more' }, { count }),
  };
}
