// imitates an old library: a method that `for in` enumerates, and custom elements
Array.prototype.last = function () {
  return this[this.length - 1];
};
Object.defineProperty(Array.prototype, 'flatten', { value: () => 'not yours', enumerable: true });
customElements.define(
  'ff-button',
  class extends HTMLElement {
    connectedCallback() {
      this.textContent = 'Кнопка сайта';
    }
  },
);
