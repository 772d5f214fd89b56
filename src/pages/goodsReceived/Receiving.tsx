import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '#clock/serverClock.ts';
import { useToday } from '#clock/serverTime.ts';
import { Button } from '#kit/action/Button.tsx';
import { ChipGroup } from '#kit/field/ChipGroup.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { Surface } from '#kit/page/Surface.tsx';
import { Fact, Facts } from '#kit/page/Facts.tsx';
import { formatDay, formatQuantity } from '#i18n/format.ts';
import { useIsOnline } from '#platform/isOnline.ts';
import { isClearedAfterAWeek } from '#platform/lastingStorage.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { Closing } from './Closing';
import type { KeptDelivery } from './deliveryStore';
import { unitsText } from './parts/faultTexts';
import { ReceivedRow } from './parts/ReceivedRow';
import { ScanBar, type ScanField } from './parts/ScanBar';
import { SubstituteButton } from './parts/SubstituteButton';
import styles from './Receiving.module.css';
import {
  entryOf,
  missingLines,
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
import { restOf, withRest } from './rules/rest';
import { withoutStrange } from './rules/scan';
import { coldLines, unmeasuredCount, withTemperature } from './rules/temperatures';
import { useMissingGoods } from './useMissingGoods';
import { usePictures } from './usePictures';
import { useScans, type LastCount } from './useScans';
import { useSupplies, type CodeReading } from './useSupplies';

const CameraScan = lazyComponent(async () => (await import('#connected/scan/CameraScan.tsx')).CameraScan);
const FaultForm = lazyComponent(async () => (await import('./parts/FaultForm')).FaultForm);
const TemperatureRows = lazyComponent(async () => (await import('./parts/TemperatureRows')).TemperatureRows);

interface ReceivingProps {
  context: BuyerContext;
  kept: KeptDelivery;
  delivery: Delivery;
  userId: string;
  /** Name that the user signs on with: who takes temperatures, unless another name is typed. */
  userName: string;
  /** Shows the expected credit (P§6 price permission). */
  canSeePrices: boolean;
  /** Called when it is finished, and nothing of it is stored any more. */
  onFinished(): void;
}

const filters = ['open', 'fault', 'all'] as const;
type Filter = (typeof filters)[number];
type Chip = Filter | 'cold';

/** Receives a delivery: scan, tick, or report faults. Every press is stored on this device. */
export function Receiving({ context, kept, delivery, userId, userName, canSeePrices, onFinished }: ReceivingProps) {
  const intl = useIntl();
  const { change, keep } = kept;
  const codes = useSupplies(context, delivery, change);
  const pictures = usePictures(kept.name, picturesOf(delivery));
  const today = useToday();
  const isOnline = useIsOnline();
  const goods = useMissingGoods(context, delivery, change);
  const [chip, setChip] = useState<Chip>('open');
  const [openId, setOpenId] = useState<string>();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const field = useRef<ScanField>(null);
  const cameraButton = useRef<HTMLButtonElement>(null);
  FaultForm.useWhenIdle();
  TemperatureRows.useWhenIdle();
  const scans = useScans(kept.read, keep, () => field.current?.clear());
  const found = linesByState(delivery);
  const lists: Readonly<Record<Filter, readonly FoundLine[]>> = {
    open: found.open,
    fault: found.fault,
    all: delivery.lines.map((line) => ({ line, entry: entryOf(delivery, line.id) })),
  };
  const cold = coldLines(delivery);
  const unmeasured = unmeasuredCount(delivery);
  const rest = restOf(delivery, today);
  const missing = missingLines(delivery);
  const taker = delivery.receiver ?? userName;
  const isCold = chip === 'cold' && cold.length > 0 && scans.sought === '';
  const filter: Filter = chip === 'cold' ? 'all' : chip;
  const setTemperature = (line: DeliveryLine, temperature: number | undefined) =>
    change((now) => withTemperature(now, line, temperature, { by: taker.trim(), at: serverNow() }));
  // An open line stays listed until it is closed, whatever its state.
  const listed = scans.sought === '' ? lists[filter] : linesNamed(lists.all, scans.sought);
  const shown = lists.all.filter(({ line }) => line.id === openId || listed.some((other) => other.line.id === line.id));
  const handFocusTo = useFocusHandover();
  /** When a line leaves the list, the focus moves to the one that takes its place, or to the previous one. */
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
    const gone = missing.find(({ id }) => id === line.id);
    return (
      <FaultForm
        line={line}
        entry={entry}
        pictures={entry.pictures.map(pictures.pictureOf)}
        picturesLeft={pictureLimits.delivery - picturesOf(delivery).length}
        problem={pictures.problem}
        isKeeping={pictures.isKeeping}
        onReceived={(received) => set({ received, loose: 0 })}
        onFaults={(faults) => change((now) => withFaults(now, line, faults))}
        onAffected={(affected) => set({ affected })}
        onTemperature={(temperature) => setTemperature(line, temperature)}
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
      >
        {gone && <SubstituteButton product={line.name} isOnline={isOnline} onSearch={() => goods.search(gone)} />}
      </FaultForm>
    );
  };
  const keptNote = (
    <p className={styles.quiet}>
      <FormattedMessage id={kept.isStored ? 'goodsReceived.kept' : 'goodsReceived.kept.failed'} values={{ week: isClearedAfterAWeek() }} />
    </p>
  );
  return (
    <div className={styles.receiving}>
      <div className={styles.screen}>
        {!kept.isStored && keptNote}
        <Facts look="quiet">
          <Fact label="goodsReceived.paper.deliveredTo">{delivery.deliveredTo}</Fact>
          <Fact label="goodsReceived.paper.days">{delivery.days.map((day) => formatDay(day, intl.locale)).join(', ')}</Fact>
        </Facts>
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
          <LastCounted delivery={delivery} last={scans.last} hasFacts={delivery.hasFacts} onUndo={scans.undo} />
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
            isWrapped
            chips={[
              ...filters.map((value) => ({
                value,
                text: intl.formatMessage({ id: `goodsReceived.filter.${value}` }, { count: lists[value].length }),
              })),
              ...(cold.length > 0
                ? [{ value: 'cold' as const, text: intl.formatMessage({ id: 'goodsReceived.filter.cold' }, { count: unmeasured }) }]
                : []),
            ]}
            chosen={[chip]}
            onChange={(chosen: readonly Chip[]) => {
              setChip(chosen.find((value) => value !== chip) ?? chip);
              setOpenId(undefined);
            }}
          />
        </div>
        {chip === 'open' && scans.sought === '' && rest.length > 0 && (
          <div className={styles.rest}>
            <Button
              isWide
              onClick={() => {
                handFocusTo('[data-undo]');
                scans.noteRest(rest);
                setOpenId(undefined);
                change((now) => withRest(now, restOf(now, today)));
              }}
            >
              <FormattedMessage id="goodsReceived.rest" values={{ count: rest.length }} />
            </Button>
          </div>
        )}
        {isCold ? (
          <Surface as="section" aria-label={intl.formatMessage({ id: 'goodsReceived.temperatures' })}>
            <TemperatureRows
              lines={cold}
              taker={taker}
              onTaker={(receiver) => change((now) => ({ ...now, receiver }))}
              onTemperature={setTemperature}
            />
          </Surface>
        ) : shown.length === 0 ? (
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
        {kept.isStored && keptNote}
      </div>
      <Closing
        context={context}
        kept={kept}
        delivery={delivery}
        pictures={pictures}
        goods={goods}
        userId={userId}
        canSeePrices={canSeePrices}
        onFinished={onFinished}
      />
    </div>
  );
}

interface LastCountedProps {
  delivery: Delivery;
  last: LastCount | undefined;
  hasFacts: boolean;
  onUndo(): void;
}

/** Result of the last scan or tick, announced, with an undo. */
function LastCounted({ delivery, last, hasFacts, onUndo }: LastCountedProps) {
  return (
    <div className={last ? styles.last : undefined}>
      <output>
        <span>{last && <LastText delivery={delivery} last={last} hasFacts={hasFacts} />}</span>
      </output>
      {last && !('strange' in last) && (
        <Button size="small" data-undo onClick={onUndo}>
          <FormattedMessage id="goodsReceived.undo" />
        </Button>
      )}
    </div>
  );
}

function LastText({ delivery, last, hasFacts }: { delivery: Delivery; last: LastCount; hasFacts: boolean }) {
  const intl = useIntl();
  if ('strange' in last)
    return intl.formatMessage({ id: hasFacts ? 'goodsReceived.scan.strange' : 'goodsReceived.scan.later' }, { code: last.strange });
  if ('rest' in last) {
    const cold = last.rest.filter((line) => line.cold && entryOf(delivery, line.id).temperature === undefined).length;
    return intl.formatMessage({ id: 'goodsReceived.rest.done' }, { count: last.rest.length, cold });
  }
  const { line } = last;
  const { received = 0 } = entryOf(delivery, line.id);
  return intl.formatMessage(
    { id: 'goodsReceived.scan.counted' },
    { product: line.name, received: formatQuantity(received, intl.locale), ordered: unitsText(intl, line, line.amount) },
  );
}

/** Notice that barcodes aren't loaded yet: scans are counted later. */
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
