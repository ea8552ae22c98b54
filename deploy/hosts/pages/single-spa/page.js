import { registerApplication, start } from './single-spa.js';

const place = document.querySelector('main');

const getToken = async () => {
  const response = await fetch('catalogue-token', { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()).data.token;
};

/** Loads the parcel of the current release from its federation container. */
const loadParcel = async () => {
  const container = await import('{{portal}}/embed/catalog-remote.js');
  await container.init({});
  const factory = await container.get('./parcel');
  return factory();
};

/** An application of the site: its own heading with the parcel below it. */
const catalogue = () => {
  let parcel = null;
  return {
    bootstrap: async () => undefined,
    mount: async ({ mountParcel }) => {
      const heading = document.createElement('h1');
      heading.textContent = 'Официальный каталог';
      const domElement = document.createElement('div');
      place.replaceChildren(heading, domElement);
      parcel = mountParcel(await loadParcel(), { domElement, participantId: 113, locale: 'ru', getToken });
      await parcel.mountPromise;
    },
    unmount: async () => {
      await parcel.unmount();
      place.replaceChildren();
    },
  };
};

/** Content of the other address. */
const plan = {
  bootstrap: async () => undefined,
  mount: async () => place.append('План залов появится в марте.'),
  unmount: async () => place.replaceChildren(),
};

registerApplication({
  name: 'catalogue',
  app: async () => catalogue(),
  activeWhen: ({ hash }) => hash !== '#plan',
});
registerApplication({ name: 'plan', app: async () => plan, activeWhen: ({ hash }) => hash === '#plan' });
start();
