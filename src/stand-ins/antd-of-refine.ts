export * from 'antd';
export { Form } from './search-form';
