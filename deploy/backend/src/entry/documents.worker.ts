import { drawAccountingDocument } from '../areas/account/contracts/accounting-document.pdf';
import { catalogueOrderPages } from '../areas/catalogue/catalogue/pdf/catalogue-order.pdf';
import { rubricPages } from '../areas/catalogue/catalogue/pdf/rubrics.pdf';
import { catalogueProofPages } from '../areas/catalogue/layout/catalogue-proof.pdf';
import { markPackage } from '../areas/passes/package-files/mark-package';
import { overviewOf, readPackage } from '../areas/passes/package-files/read-package';
import { drawCarPass } from '../areas/passes/passes/car-pass.pdf';
import { drawCargoForm } from '../areas/passes/passes/cargo-form.pdf';
import { drawPersonalPass } from '../areas/passes/passes/personal-pass.pdf';
import { drawOrder } from '../areas/services/priced-document/order.pdf';
import { drawPersonalData } from '../identity/own-data/personal-data.pdf';
import { readSheets } from '../platform/documents/read-sheets';
import { serveDocuments } from '../platform/documents/serve-documents';

/** The compiler refuses a kind of document that nobody draws, and a reading that nobody does. */
serveDocuments(
  {
    accounting: ({ sheet }) => [(pdf) => drawAccountingDocument(pdf, sheet)],
    'car-pass': ({ sheet }) => [(pdf) => drawCarPass(pdf, sheet)],
    'cargo-form': ({ sheet }) => [(pdf) => drawCargoForm(pdf, sheet)],
    'catalogue-order': ({ sheet }) => catalogueOrderPages(sheet),
    'catalogue-proof': ({ sheet }) => catalogueProofPages(sheet),
    order: ({ sheet }) => [(pdf) => drawOrder(pdf, sheet)],
    'personal-data': ({ sheet }) => [(pdf) => drawPersonalData(pdf, sheet)],
    'personal-passes': ({ sheets }) => sheets.map((sheet) => (pdf) => drawPersonalPass(pdf, sheet)),
    rubrics: ({ sheet }) => rubricPages(sheet),
  },
  {
    'marked-package': ({ file, marks }) => markPackage(file, marks),
    package: readPackage,
    'package-overview': overviewOf,
    sheets: readSheets,
  },
);
