import { createApp, h, ref } from './vue.js';

const getToken = async () => {
  const response = await fetch('catalogue-token', { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()).data.token;
};

// templates are compiled with eval, which the policy of this page forbids; `h` is what a build would produce
createApp({
  setup() {
    const isOpen = ref(false);
    const status = ref('заявка ещё не отправлена');
    const catalogue = () =>
      h('fairfront-catalog', {
        'participant-id': '150',
        locale: 'ru',
        mode: 'modal',
        open: isOpen.value,
        '.getToken': getToken,
        'onFairfront-catalog:close': () => (isOpen.value = false),
        'onFairfront-catalog:submitted': () => (status.value = 'заявка отправлена'),
      });
    return () => [
      h('h1', 'Официальный каталог «ТехноФорума»'),
      h('p', { role: 'status' }, `Ваша компания: ${status.value}`),
      h('button', { type: 'button', onClick: () => (isOpen.value = true) }, 'Заполнить заявку'),
      catalogue(),
    ];
  },
}).mount('main');
