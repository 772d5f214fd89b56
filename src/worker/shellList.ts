import type { PrecacheEntry } from 'workbox-precaching';

/**
 * The files of the shell, as the build writes them. Names and digests are separate strings: a list of entries is 2.5 KiB larger when
 * compressed, since digests interrupt the repetition between names.
 */
export interface ShellList {
  /** Files whose names contain no hash. */
  readonly unhashed: readonly PrecacheEntry[];
  /** Addresses of all others, with a space between them. */
  readonly addresses: string;
  /** The SHA-256 of each in turn, in base64 without its one sign of filling. */
  readonly digests: string;
}

/** Signs of a SHA-256 in base64 without filling. */
const digestLength = 43;

/** The entries of a list in the worker's format. */
export function shellEntries({ unhashed, addresses, digests }: ShellList): PrecacheEntry[] {
  const hashed = addresses.split(' ').map((url, place): PrecacheEntry => ({
    url,
    revision: null,
    integrity: `sha256-${digests.slice(place * digestLength, (place + 1) * digestLength)}=`,
  }));
  return [...unhashed, ...hashed];
}
