import type { PrecacheEntry } from 'workbox-precaching';

/**
 * What the shell is made of, as the build writes it. Names and digests each stand in a row: packed, a list of entries is 2.5 KiB larger, since
 * nothing of a digest repeats itself and every change to a name between two of them has to be said again.
 */
export interface ShellList {
  /** Files whose names don't change with what is in them. */
  readonly unhashed: readonly PrecacheEntry[];
  /** Addresses of all others, with a space between them. */
  readonly addresses: string;
  /** The SHA-256 of each in turn, in base64 without its one sign of filling. */
  readonly digests: string;
}

/** Signs of a SHA-256 in base64 without filling. */
const digestLength = 43;

/** The entries of a list as the worker keeps them. */
export function shellEntries({ unhashed, addresses, digests }: ShellList): PrecacheEntry[] {
  const hashed = addresses.split(' ').map((url, place): PrecacheEntry => ({
    url,
    revision: null,
    integrity: `sha256-${digests.slice(place * digestLength, (place + 1) * digestLength)}=`,
  }));
  return [...unhashed, ...hashed];
}
