// as an old library would: a method that `for in` meets, and elements of its own
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
