import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { receivedPictures } from '#session/deviceStorage.ts';

interface PictureSchema extends DBSchema {
  pictures: { key: string; value: Blob };
}

let opened: Promise<IDBPDatabase<PictureSchema>> | undefined;

function open(): Promise<IDBPDatabase<PictureSchema>> {
  opened ??= openDB<PictureSchema>(receivedPictures, 1, {
    upgrade: (database) => void database.createObjectStore('pictures'),
    // Signing out, in another tab as well, deletes the database, which waits until all connections are closed.
    blocking: () => {
      void opened?.then((database) => database.close());
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Key of a picture: the delivery's storage key, and the picture's id. */
const keyOf = (delivery: string, id: string) => `${delivery}/${id}`;

/** Stores a picture of a delivery on this device. Rejects if the browser refuses, or if there is no space. */
export async function keepPicture(delivery: string, id: string, picture: Blob): Promise<void> {
  await (await open()).put('pictures', picture, keyOf(delivery, id));
}

/** Loads a picture of a delivery; undefined if this device doesn't have it. */
export async function readPicture(delivery: string, id: string): Promise<Blob | undefined> {
  return (await open()).get('pictures', keyOf(delivery, id));
}

/** Deletes pictures of a delivery. */
export async function forgetPictures(delivery: string, ids: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction('pictures', 'readwrite');
  await Promise.all([...ids.map((id) => transaction.store.delete(keyOf(delivery, id))), transaction.done]);
}
