import companion from '../../messages/it/companion.json';

export const messages = { ...companion };
