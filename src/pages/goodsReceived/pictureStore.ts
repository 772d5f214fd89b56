import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { receivedPictures } from '../../session/deviceStorage';

interface PictureSchema extends DBSchema {
  pictures: { key: string; value: Blob };
}

let opened: Promise<IDBPDatabase<PictureSchema>> | undefined;

function open(): Promise<IDBPDatabase<PictureSchema>> {
  opened ??= openDB<PictureSchema>(receivedPictures, 1, {
    upgrade: (database) => void database.createObjectStore('pictures'),
    // Signing out, in another tab as well, deletes the database, which waits for all that have it open.
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

/** Whose pictures: the name under which the device keeps the delivery, and a picture's own id. */
const keyOf = (delivery: string, id: string) => `${delivery}/${id}`;

/** Keeps a picture of a delivery on this device. It fails where the browser refuses it, or there is no room. */
export async function keepPicture(delivery: string, id: string, picture: Blob): Promise<void> {
  await (await open()).put('pictures', picture, keyOf(delivery, id));
}

/** A picture of a delivery; undefined where this device doesn't have it. */
export async function readPicture(delivery: string, id: string): Promise<Blob | undefined> {
  return (await open()).get('pictures', keyOf(delivery, id));
}

/** Forgets a picture of a delivery, or all of them. */
export async function forgetPictures(delivery: string, ids: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction('pictures', 'readwrite');
  await Promise.all([...ids.map((id) => transaction.store.delete(keyOf(delivery, id))), transaction.done]);
}
