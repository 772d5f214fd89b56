import { useEffect, useMemo, useState } from 'react';
import { onCorrection, serverNow } from './serverClock';

/** Milliseconds by which the server's clock is ahead of the device's. */
const serverLead = () => serverNow() - Date.now();

/** A moment of the device's in milliseconds, as when an answer was kept, as the server's minute; put right together with the time. */
export function useMinuteOf(moment: number): Date {
  // Looked at once and not with every drawing: the two clocks are read one after the other, and may have a millisecond between them.
  const [lead, setLead] = useState(serverLead);
  useEffect(() => onCorrection(() => setLead(serverLead())), []);
  const minute = Math.floor((moment + lead) / 60_000);
  return useMemo(() => new Date(minute * 60_000), [minute]);
}
