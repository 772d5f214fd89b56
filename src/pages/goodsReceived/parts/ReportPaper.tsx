import { readProse } from '#domain/text/typedText.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, formatMoment } from '#i18n/format.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import type { ExpectedCredit } from '../rules/credit';
import type { Delivery, StrangeCode } from '../rules/delivery';
import { linesByState } from '../rules/report';
import { temperatureRecordsOf } from '../rules/temperatures';
import { CreditNote } from './CreditNote';
import type { FaultPicture } from './FaultForm';
import { faultTexts, receivedText, unitsText } from './faultTexts';
import { OwnPicture } from './OwnPicture';
import styles from './ReportPaper.module.css';
import { TemperatureTable } from './TemperatureTable';

interface ReportPaperProps {
  delivery: Delivery;
  /** Print time. */
  now: Date;
  pictureOf(id: string): FaultPicture;
  /** Undefined without faults, and for users who see no prices. */
  credit: ExpectedCredit | undefined;
}

const strangeKey = ({ gtin, pieces, kilograms }: StrangeCode) => `${gtin}/${pieces}/${kilograms}`;

/** The delivery for paper, or for the browser's PDF: faults with pictures, measured temperatures, unchecked lines, and space for signatures. */
export function ReportPaper({ delivery, now, pictureOf, credit }: ReportPaperProps) {
  const intl = useIntl();
  const { fault, open, fine } = linesByState(delivery);
  const temperatures = temperatureRecordsOf(delivery).filter(({ temperature }) => temperature !== undefined);
  return (
    <section className={styles.paper} aria-label={intl.formatMessage({ id: 'goodsReceived.paper' })}>
      <dl className={styles.facts}>
        {delivery.customerName !== undefined && (
          <div>
            <dt>
              <FormattedMessage id="goodsReceived.paper.customer" />
            </dt>
            <dd>{delivery.customerName}</dd>
          </div>
        )}
        {delivery.deliveredTo !== undefined && (
          <div>
            <dt>
              <FormattedMessage id="goodsReceived.paper.deliveredTo" />
            </dt>
            <dd>{delivery.deliveredTo}</dd>
          </div>
        )}
        <div>
          <dt>
            <FormattedMessage id="goodsReceived.paper.order" />
          </dt>
          <dd>{delivery.orderId}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="goodsReceived.paper.days" />
          </dt>
          <dd>{delivery.days.map((day) => formatDay(day, intl.locale)).join(', ')}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="goodsReceived.paper.moment" />
          </dt>
          <dd>{formatMoment(now, intl.locale)}</dd>
        </div>
      </dl>
      <p>
        <FormattedMessage id="goodsReceived.summary" values={{ fine: fine.length, faults: fault.length, open: open.length }} />
      </p>
      {fault.length > 0 && (
        <>
          <SectionHeading level={2}>
            <FormattedMessage id="goodsReceived.paper.faults" />
          </SectionHeading>
          <ol className={styles.faults}>
            {fault.map(({ line, entry }) => (
              <li key={line.id} className={styles.fault}>
                <div>
                  <strong>{line.name}</strong> <span>{line.number}</span>
                </div>
                <div>{[receivedText(intl, line, entry), ...faultTexts(intl, line, entry)].join(' · ')}</div>
                {readProse(entry.note) !== '' && <div>{entry.note}</div>}
                {entry.pictures.length > 0 && (
                  <div className={styles.pictures}>
                    {entry.pictures.map((id, place) => (
                      <OwnPicture
                        key={id}
                        src={pictureOf(id).src}
                        alt={intl.formatMessage({ id: 'goodsReceived.picture.name' }, { place: place + 1, product: line.name })}
                        look="paper"
                      />
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {credit && <CreditNote credit={credit} />}
      {temperatures.length > 0 && (
        <>
          <SectionHeading level={2}>
            <FormattedMessage id="goodsReceived.temperatures" />
          </SectionHeading>
          <TemperatureTable records={temperatures} isOfOrder />
        </>
      )}
      {delivery.strange.length > 0 && (
        <>
          <SectionHeading level={2}>
            <FormattedMessage id="goodsReceived.strange.title" />
          </SectionHeading>
          <ul className={styles.faults}>
            {delivery.strange.map((strange) => (
              <li key={strangeKey(strange)}>
                <FormattedMessage id="goodsReceived.strange.code" values={{ code: strange.gtin, count: strange.count }} />
              </li>
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <SectionHeading level={2}>
            <FormattedMessage id="goodsReceived.paper.open" />
          </SectionHeading>
          <ul className={styles.faults}>
            {open.map(({ line }) => (
              <li key={line.id}>
                {unitsText(intl, line, line.amount)} {line.name} ({line.number})
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.signatures}>
        <span>
          <FormattedMessage id="goodsReceived.paper.receiver" />
        </span>
        <span>
          <FormattedMessage id="goodsReceived.paper.driver" />
        </span>
      </div>
    </section>
  );
}
