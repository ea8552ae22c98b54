/* global document, __webpack_nonce__:writable -- runs in the page */
/* eslint no-unused-vars: off -- style-loader reads it: the nonce of its style elements, which the edge has put into the page */
__webpack_nonce__ = /** @type {HTMLMetaElement} */ (document.querySelector('meta[property="csp-nonce"]')).nonce;
