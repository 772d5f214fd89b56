import explanation from '../../messages/en/price-explanation.json';

export const messages = { ...explanation };
