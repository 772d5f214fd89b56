import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { ChipGroup } from '../../kit/field/ChipGroup';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { useFocusHandover } from '../../kit/list/focusHandover';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { SectionHeading } from '../../kit/page/SectionHeading';
import { Surface } from '../../kit/page/Surface';
import { formatQuantity } from '../../i18n/format';
import type { BuyerContext } from '../../queries/shopContext';
import { Closing } from './Closing';
import type { KeptDelivery } from './deliveryStore';
import { unitsText } from './parts/faultTexts';
import { ReceivedRow } from './parts/ReceivedRow';
import { ScanBar, type ScanField } from './parts/ScanBar';
import styles from './Receiving.module.css';
import {
  emptyEntry,
  entryOf,
  pictureLimits,
  picturesOf,
  withEntry,
  withFaults,
  withTick,
  type Delivery,
  type DeliveryLine,
  type LineEntry,
} from './rules/delivery';
import { linesByState, linesNamed, type FoundLine } from './rules/report';
import { withoutStrange } from './rules/scan';
import { usePictures } from './usePictures';
import { useScans, type LastCount } from './useScans';
import { useSupplies, type CodeReading } from './useSupplies';

const CameraScan = lazyComponent(async () => (await import('../../connected/scan/CameraScan')).CameraScan);
const FaultForm = lazyComponent(async () => (await import('./parts/FaultForm')).FaultForm);

interface ReceivingProps {
  context: BuyerContext;
  kept: KeptDelivery;
  delivery: Delivery;
  /** It is finished, and nothing of it is kept any more. */
  onFinished(): void;
}

const filters = ['open', 'fault', 'all'] as const;
type Filter = (typeof filters)[number];

/** A delivery at the ramp: scan, tick, or say what is wrong. Everything is kept on this device with every press. */
export function Receiving({ context, kept, delivery, onFinished }: ReceivingProps) {
  const intl = useIntl();
  const { change, keep } = kept;
  const codes = useSupplies(context, delivery, change);
  const ids = picturesOf(delivery);
  const pictures = usePictures(kept.name, ids);
  const [filter, setFilter] = useState<Filter>('open');
  const [openId, setOpenId] = useState<string>();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const field = useRef<ScanField>(null);
  const cameraButton = useRef<HTMLButtonElement>(null);
  FaultForm.useWhenIdle();
  const scans = useScans(kept.read, keep, () => field.current?.clear());
  const found = linesByState(delivery);
  const lists: Readonly<Record<Filter, readonly FoundLine[]>> = {
    open: found.open,
    fault: found.fault,
    all: delivery.lines.map((line) => ({ line, entry: entryOf(delivery, line.id) })),
  };
  // A line that is being looked at stays until that is over, whatever becomes of it.
  const listed = scans.sought === '' ? lists[filter] : linesNamed(lists.all, scans.sought);
  const shown = lists.all.filter(({ line }) => line.id === openId || listed.some((other) => other.line.id === line.id));
  const handFocusTo = useFocusHandover();
  /** A line that leaves the list hands the keyboard to the one that comes into its place, or to the one before. */
  const handOver = (id: string, staying: 'tick' | 'words') => {
    const place = shown.findIndex(({ line }) => line.id === id);
    const next = shown[place + 1];
    const button = staying === 'tick' ? '[aria-pressed]' : '[aria-expanded]';
    const rows = next ? [id, next.line.id] : staying === 'tick' ? [shown[place - 1]?.line.id ?? id] : [id];
    handFocusTo(rows.map((row) => `[data-line="${row}"] > ${button}`).join(', '));
  };

  const changeLine = (line: DeliveryLine, changed: (now: Delivery) => Delivery) => {
    scans.note(line, entryOf(delivery, line.id));
    change(changed);
  };
  const formOf = ({ line, entry }: FoundLine) => {
    const set = (part: Partial<LineEntry>) => change((now) => withEntry(now, line.id, part));
    return (
      <FaultForm
        line={line}
        entry={entry}
        pictures={entry.pictures.map(pictures.pictureOf)}
        picturesLeft={pictureLimits.delivery - ids.length}
        problem={pictures.problem}
        isKeeping={pictures.isKeeping}
        onReceived={(received) => set({ received, loose: 0 })}
        onFaults={(faults) => change((now) => withFaults(now, line, faults))}
        onTemperature={(temperature) => set({ temperature })}
        onNote={(note) => set({ note })}
        onPicture={(file) =>
          pictures.add(file, (id) => change((now) => withEntry(now, line.id, { pictures: [...entryOf(now, line.id).pictures, id] })))
        }
        onRemovePicture={(id) => {
          change((now) => withEntry(now, line.id, { pictures: entryOf(now, line.id).pictures.filter((other) => other !== id) }));
          pictures.remove(id);
        }}
        onDone={() => {
          handOver(line.id, 'words');
          setOpenId(undefined);
        }}
      />
    );
  };
  return (
    <div className={styles.receiving}>
      <div className={styles.screen}>
        <p className={styles.quiet}>
          <FormattedMessage id={kept.isStored ? 'goodsReceived.kept' : 'goodsReceived.kept.failed'} />
        </p>
        <ScanBar
          field={field}
          cameraButton={cameraButton}
          isCameraOpen={isCameraOpen}
          onType={scans.type}
          onSubmit={scans.submit}
          onCamera={() => setCameraOpen(!isCameraOpen)}
        >
          {isCameraOpen && (
            <CameraScan
              onCode={scans.take}
              onClose={() => {
                setCameraOpen(false);
                cameraButton.current?.focus();
              }}
            />
          )}
          {scans.refused && (
            <InlineError>
              <FormattedMessage id={`goodsReceived.scan.${scans.refused.why}`} values={{ code: scans.refused.text }} />
            </InlineError>
          )}
          <LastCounted delivery={delivery} last={scans.last} hasCodes={delivery.hasCodes} onUndo={scans.undo} />
        </ScanBar>
        {delivery.unreadable > 0 && (
          <InlineError>
            <FormattedMessage id="order.lines.unreadable" values={{ count: delivery.unreadable }} />
          </InlineError>
        )}
        <CodesNote codes={codes} />
        <div className={styles.filters}>
          <ChipGroup
            label={intl.formatMessage({ id: 'goodsReceived.filter' })}
            chips={filters.map((value) => ({
              value,
              text: intl.formatMessage({ id: `goodsReceived.filter.${value}` }, { count: lists[value].length }),
            }))}
            chosen={[filter]}
            onChange={(chosen) => {
              setFilter(chosen.find((value) => value !== filter) ?? filter);
              setOpenId(undefined);
            }}
          />
        </div>
        {shown.length === 0 ? (
          <EmptyState
            pictogram="list"
            title={<FormattedMessage id={scans.sought === '' ? `goodsReceived.none.${filter}` : 'goodsReceived.none.named'} />}
          />
        ) : (
          <Surface as="section" aria-label={intl.formatMessage({ id: 'goodsReceived.lines' })}>
            <ul className={styles.list}>
              {shown.map(({ line, entry }) => (
                <ReceivedRow
                  key={line.id}
                  line={line}
                  entry={entry}
                  isOpen={line.id === openId}
                  onTick={() => {
                    handOver(line.id, 'tick');
                    changeLine(line, (now) => withTick(now, line));
                  }}
                  onOpen={() => {
                    pictures.forgetProblem();
                    setOpenId(line.id === openId ? undefined : line.id);
                  }}
                >
                  {line.id === openId && formOf({ line, entry })}
                </ReceivedRow>
              ))}
            </ul>
          </Surface>
        )}
        {delivery.strange.length > 0 && (
          <section>
            <SectionHeading level={2}>
              <FormattedMessage id="goodsReceived.strange.title" />
            </SectionHeading>
            <ul className={styles.strange}>
              {delivery.strange.map((strange) => (
                <li key={JSON.stringify(strange)}>
                  <FormattedMessage id="goodsReceived.strange.code" values={{ code: strange.gtin, count: strange.count }} />
                  <Button size="small" onClick={() => change((now) => withoutStrange(now, strange))}>
                    <FormattedMessage id="goodsReceived.strange.remove" values={{ code: strange.gtin }} />
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Closing context={context} kept={kept} delivery={delivery} pictures={pictures} onFinished={onFinished} />
    </div>
  );
}

interface LastCountedProps {
  delivery: Delivery;
  last: LastCount | undefined;
  hasCodes: boolean;
  onUndo(): void;
}

/** What the last scan or tick has come to, read out, with the way back. */
function LastCounted({ delivery, last, hasCodes, onUndo }: LastCountedProps) {
  const intl = useIntl();
  const line = last && 'line' in last ? last.line : undefined;
  const { received = 0 } = line ? entryOf(delivery, line.id) : emptyEntry;
  return (
    <div className={last ? styles.last : undefined}>
      <output>
        <span>
          {line
            ? intl.formatMessage(
                { id: 'goodsReceived.scan.counted' },
                { product: line.name, received: formatQuantity(received, intl.locale), ordered: unitsText(intl, line, line.amount) },
              )
            : last &&
              'strange' in last &&
              intl.formatMessage({ id: hasCodes ? 'goodsReceived.scan.strange' : 'goodsReceived.scan.later' }, { code: last.strange })}
        </span>
      </output>
      {line && (
        <Button size="small" onClick={onUndo}>
          <FormattedMessage id="goodsReceived.undo" />
        </Button>
      )}
    </div>
  );
}

/** That barcodes aren't known yet: what is scanned meanwhile counts later. */
function CodesNote({ codes: { state, error, retry } }: { codes: CodeReading }) {
  if (state === 'ready') return null;
  if (state === 'failed')
    return (
      <InlineError error={error} onRetry={retry}>
        <FormattedMessage id="goodsReceived.codes.failed" />
      </InlineError>
    );
  return (
    <p className={styles.quiet}>
      <FormattedMessage id={`goodsReceived.codes.${state}`} />
    </p>
  );
}
