import { Type } from 'typebox';
import { DataOf, Id, UploadedFile, errorResponses, routeTable } from '../../http';
import { Company, CompanyDetails, CompanyImage } from './company.schema';

const params = Type.Object({ id: Id, companyId: Id });

/** The company profile and its logo (ACC §4 and §5). */
export const companiesApi = routeTable('companies', {
  'PUT /participants/{id}/companies/{companyId}': {
    summary: 'Update the company profile and return it; 404 for a company of another participation',
    params,
    body: CompanyDetails,
    responses: { 200: DataOf(Company), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/companies/{companyId}/logo': {
    summary: 'Upload a logo, multipart with the field image: PNG or JPG up to 2 MB and 1024×1024 pixels',
    params,
    form: Type.Object({ image: UploadedFile }),
    responses: { 201: DataOf(CompanyImage), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'DELETE /participants/{id}/companies/{companyId}/logo': {
    summary: 'Remove the logo',
    params,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
